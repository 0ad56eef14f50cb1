import { compareRecords, type Difference, type RecordComparison } from './compare-records.ts'
import { readBlock } from './read-block.ts'

/** A place that shows data of the firm, and the block it shows. */
export interface Block {
  label: string
  text: string
}

/** What several places say of a firm, beside its entry in the register; empty blocks are left out. */
export function compareBlocks(register: string, blocks: readonly Block[]): RecordComparison {
  return compareRecords(
    readBlock(register),
    blocks
      .filter(({ text }) => text.trim() !== '')
      .map(({ label, text }) => ({ label, record: readBlock(text) })),
  )
}

/** How a place's value stands to the master record, in a word. */
export const differenceWords: Record<Difference, string> = {
  same: 'gleich',
  spelling: 'andere Schreibweise',
  different: 'abweichend',
  missing: 'fehlt',
  unknown: 'nicht in den Stammdaten',
  absent: 'nirgends',
}

/** All corrections as one text, ready to send. */
export function correctionsText({ corrections }: RecordComparison): string {
  return corrections.map(({ label, text }) => `${label}\n${text}\n`).join('\n')
}
