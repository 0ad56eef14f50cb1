import { countFindings, listFindings } from '../finding-list.ts'
import type { Finding } from '../finding.ts'
import { readNumber } from '../read-number.ts'
import { francs, percent, swissNumber } from '../swiss-number.ts'
import { leadCost, type LeadCost, type LeadMonth } from './lead-cost.ts'
import { costFindings, wrongInput } from './lead-cost-findings.ts'

type Values = Readonly<Record<string, string>>

export interface LeadCostReport {
  /** What a qualified enquiry costs now and then, or why that is not known. */
  summary: string
  /** Each figure, now and then; the first cell of a row names it. */
  rows: string[][]
  findings: Finding[]
  /** For the enquiry: the result, and what it was reckoned from. */
  message: string
}

export const costHead = ['Im Monat', 'Heute', 'Zum Vergleich']

/** What the figures in the fields come to. */
export function leadCostReport(values: Values): LeadCostReport {
  const months = {
    now: readMonth(values, 'anfragen', 'passend'),
    then: readMonth(values, 'danachAnfragen', 'danachPassend'),
  }
  const wrong = listFindings([
    ...wrongInput('Heute', months.now),
    ...wrongInput('Zum Vergleich', months.then),
  ])
  if (wrong.length > 0) return { summary: countFindings(wrong), rows: [], findings: wrong, message: '' }
  const now = leadCost(months.now)
  const then = leadCost(months.then)
  const summary = `Je qualifizierte Anfrage: heute ${amount(now.perQualified)}, zum Vergleich ${amount(then.perQualified)}. Eine Rechnung, keine Prognose.`
  const rows = rowsOf(months, now, then)
  return {
    summary,
    rows,
    findings: listFindings(costFindings(months.now, now)),
    message: messageOf(months, now, then),
  }
}

/** The figures of a month; what is no number is none, so that the check says where. */
function readMonth(values: Values, enquiries: string, share: string): LeadMonth {
  const read = (name: string) => readNumber(values[name] ?? '') ?? Number.NaN
  return {
    enquiries: read(enquiries),
    share: read(share) / 100,
    advertising: read('werbung'),
    handling: (read('minuten') / 60) * read('stundensatz'),
    closing: read('abschluss') / 100,
    margin: read('ertrag'),
  }
}

function rowsOf(months: { now: LeadMonth; then: LeadMonth }, now: LeadCost, then: LeadCost): string[][] {
  const qualified = ({ enquiries, share }: LeadMonth) => swissNumber(enquiries * share, 1)
  return [
    ['Anfragen', swissNumber(months.now.enquiries), swissNumber(months.then.enquiries)],
    ['davon qualifiziert', qualified(months.now), qualified(months.then)],
    ['Kosten je Anfrage', amount(now.perEnquiry), amount(then.perEnquiry)],
    ['Kosten je qualifizierte', amount(now.perQualified), amount(then.perQualified)],
    ['Aufträge', swissNumber(now.orders, 1), swissNumber(then.orders, 1)],
    ['Ertrag minus Kosten', signed(now.result), signed(then.result)],
    ['trägt sich ab Anteil', share(now.breakEven), share(then.breakEven)],
    ['40/40 Fälle nach', duration(now.monthsToCases), duration(then.monthsToCases)],
  ]
}

function messageOf(months: { now: LeadMonth; then: LeadMonth }, now: LeadCost, then: LeadCost): string {
  const line = (
    label: string,
    { enquiries, share: qualified }: LeadMonth,
    { perQualified, monthsToCases }: LeadCost,
  ) =>
    `${label}: ${swissNumber(enquiries)} Anfragen im Monat, ${percent(qualified)} qualifiziert, ${amount(perQualified)} je qualifizierte; 40/40 Fälle nach ${duration(monthsToCases)}`
  const { advertising, handling, closing, margin } = months.now
  return [
    'Ergebnis des Kostenrechners (eine Rechnung, keine Prognose)',
    line('Heute', months.now, now),
    line('Zum Vergleich', months.then, then),
    `Angenommen: ${francs(advertising)} Werbung im Monat, ${francs(handling)} Aufwand je Anfrage, Abschluss ${percent(closing)}, Ertrag je Auftrag ${francs(margin)}; trägt sich ab ${share(now.breakEven)} qualifizierten`,
  ].join('\n')
}

const amount = (value: number | undefined) => (value === undefined ? 'keine' : francs(value))

function signed(value: number): string {
  return value < 0 ? `−${francs(-value)}` : francs(value)
}

function share(value: number | undefined): string {
  return value === undefined || value > 1 ? 'keinem' : percent(value)
}

/** «7 Monaten», «4 Jahren»: nobody counts on a month in ten years. */
function duration(months: number | undefined): string {
  if (months === undefined) return 'nie'
  const whole = Math.ceil(months)
  if (whole === 1) return '1 Monat'
  return whole <= 36 ? `${whole} Monaten` : `${swissNumber(Math.ceil(months / 12))} Jahren`
}
