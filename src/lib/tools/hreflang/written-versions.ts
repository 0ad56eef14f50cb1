import { countFindings, listFindings } from '../finding-list.ts'
import type { Finding } from '../finding.ts'
import { checkRows } from './check-hreflang.ts'
import { readRows, writeHead, writeHeader, writeSitemap } from './write-annotations.ts'

export type OutputForm = 'head' | 'header' | 'sitemap'

export interface WrittenVersions {
  findings: Finding[]
  summary: string
  text: string
}

/** The block for the versions that were typed, in the form that was chosen. */
export function writeVersions(rows: string, form: OutputForm): WrittenVersions {
  const sets = readRows(rows)
  const findings = listFindings(checkRows(sets))
  return { findings, summary: countFindings(findings), text: written(sets, form) }
}

function written(sets: ReturnType<typeof readRows>, form: OutputForm): string {
  if (form === 'sitemap') return writeSitemap(sets)
  return sets.map(form === 'head' ? writeHead : writeHeader).join('\n\n')
}
