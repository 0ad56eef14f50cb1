import { listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { aboutMaster } from './compare-records.ts'
import { byPriority, compareRows, readDirectory, type DirectoryRow } from './directory.ts'
import { readBlock } from './read-block.ts'

export interface DirectoryReport {
  findings: Finding[]
  rows: DirectoryRow[]
  summary: string
}

/** So many rows are compared before the visitor may be answered. */
const rowsAtOnce = 20

/** Compares a list of directories with the data of the firm. */
export function reportDirectory(master: string, csv: string): DirectoryReport {
  const record = readBlock(master)
  const directory = readDirectory(csv)
  const rows: DirectoryRow[] = []
  for (let from = 0; from < directory.rows.length; from += rowsAtOnce) {
    rows.push(...compareRows(record, directory, directory.rows.slice(from, from + rowsAtOnce)))
  }
  const pressing = rows.filter(({ priority }) => priority === 'hoch').length
  const clean = rows.filter(({ priority }) => priority === 'keine').length
  return {
    findings: listFindings([...aboutMaster(record), ...directory.findings]),
    rows: byPriority(rows),
    summary: `${swissNumber(rows.length)} ${rows.length === 1 ? 'Stelle' : 'Stellen'}: ${swissNumber(pressing)} dringend, ${swissNumber(clean)} ohne Abweichung`,
  }
}
