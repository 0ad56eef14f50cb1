import { csvText } from '../shared/csv.ts'
import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { swissNumber } from '../shared/numbers.ts'
import { checkFeed, type FeedResult } from './check-feed.ts'
import type { FieldResult } from './check-item.ts'

export interface FeedReport {
  findings: Finding[]
  summary: string
  head: string[]
  /** Of one entry all fields; of several what is not fulfilled. */
  table: string[][]
  items: FeedResult['items']
}

/** What MSN would say of a feed at a moment. */
export function* feedReport(xml: string, now: number): Work<FeedReport> {
  if (!xml.trim()) return { findings: [], summary: 'Nichts eingegeben', head: [], table: [], items: [] }
  const { items, findings } = yield* checkFeed(xml, now)
  const listed = listFindings(findings)
  return { findings: listed, summary: summaryOf(items, listed), ...tableOf(items), items }
}

function tableOf(items: FeedResult['items']): Pick<FeedReport, 'head' | 'table'> {
  const [only, ...others] = items
  if (only && others.length === 0) return { head: ['Feld', 'Urteil', 'Grund'], table: only.fields.map(cells) }
  return {
    head: ['Artikel', 'Feld', 'Urteil', 'Grund'],
    table: items.flatMap(({ title, fields }, index) =>
      fields
        .filter(({ verdict }) => verdict !== 'pass')
        .map((field) => [`${index + 1} ${shortened(title)}`.trim(), ...cells(field)]),
    ),
  }
}

const shortened = (title: string) => (title.length > 60 ? `${title.slice(0, 59)}…` : title)

const cells = ({ field, verdict, says }: FieldResult) => [field, words[verdict], says]

const words: Record<FieldResult['verdict'], string> = { pass: 'erfüllt', fail: 'Fehler', advice: 'Rat' }

function summaryOf(items: FeedResult['items'], findings: readonly Finding[]): string {
  const failed = items.filter(({ fields }) => fields.some(({ verdict }) => verdict === 'fail')).length
  const perfect = items.filter(({ fields }) => fields.every(({ verdict }) => verdict === 'pass')).length
  const counted = items.length === 1 ? '1 Artikel' : `${swissNumber(items.length)} Artikel`
  const told = `${counted}: ${swissNumber(perfect)} ohne Beanstandung, ${swissNumber(failed)} mit Fehler`
  if (items.length === 0) return countFindings(findings)
  return findings.length === 0 ? told : `${told}; ${countFindings(findings)}`
}

/** Every field of every entry, for a spreadsheet. */
export function feedCsv(items: FeedResult['items']): string {
  return csvText([
    ['Nummer', 'Artikel', 'Feld', 'Urteil', 'Grund'],
    ...items.flatMap(({ title, fields }, index) =>
      fields.map((field) => [String(index + 1), title, ...cells(field)]),
    ),
  ])
}
