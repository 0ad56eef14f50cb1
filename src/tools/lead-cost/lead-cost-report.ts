import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import { readAmount, readNumber, francs, percent, swissNumber } from '../shared/numbers.ts'
import { costFindings, wrongInput } from './lead-cost-findings.ts'
import { leadCost, type LeadCost, type LeadMonth } from './lead-cost.ts'

type Values = Readonly<Record<string, string>>

export interface LeadCostReport {
  /** What a qualified enquiry costs now and with the other figures, or why that is not known. */
  summary: string
  /** Each figure of both months; the first cell of a row names it. */
  rows: string[][]
  findings: Finding[]
  /** For the enquiry: the result, and what it was reckoned from. */
  message: string
}

export const costHead = ['Im Monat', 'Heute', 'Zum Vergleich']

/** What the figures in the fields come to. */
export function leadCostReport(values: Values): LeadCostReport {
  const today = readMonth(values, 'anfragen', 'passend')
  const other = readMonth(values, 'danachAnfragen', 'danachPassend')
  const wrong = listFindings([...wrongInput('Heute', today), ...wrongInput('Zum Vergleich', other)])
  if (wrong.length > 0) return { summary: countFindings(wrong), rows: [], findings: wrong, message: '' }
  const months = [reckoned(today), reckoned(other)]
  const prices = months.map(({ cost }) => priceText(cost.perQualified))
  return {
    summary: `Je qualifizierte Anfrage: heute ${prices[0]}, zum Vergleich ${prices[1]}. Eine Rechnung, keine Prognose.`,
    rows: figures.map(([label, told]) => [label, ...months.map(told)]),
    findings: listFindings(costFindings(today, leadCost(today))),
    message: messageOf(months, today),
  }
}

/** The figures of a month; what is no number is none, so that the check says where. */
function readMonth(values: Values, enquiries: string, share: string): LeadMonth {
  const read = (name: string) => readNumber(values[name] ?? '') ?? Number.NaN
  const amount = (name: string) => readAmount(values[name] ?? '') ?? Number.NaN
  return {
    enquiries: amount(enquiries),
    share: read(share) / 100,
    advertising: amount('werbung'),
    handling: (read('minuten') / 60) * amount('stundensatz'),
    closing: read('abschluss') / 100,
    margin: amount('marge'),
  }
}

interface Reckoned {
  month: LeadMonth
  cost: LeadCost
}

function reckoned(month: LeadMonth): Reckoned {
  return { month, cost: leadCost(month) }
}

const figures: readonly [label: string, told: (of: Reckoned) => string][] = [
  ['Anfragen', ({ month }) => swissNumber(month.enquiries, 1)],
  ['davon qualifiziert', ({ month }) => swissNumber(month.enquiries * month.share, 1)],
  ['Kosten je Anfrage', ({ cost }) => francs(cost.perEnquiry)],
  ['Kosten je qualifizierte', ({ cost }) => priceText(cost.perQualified)],
  ['Aufträge', ({ cost }) => swissNumber(cost.orders, 1)],
  ['Marge minus Kosten', ({ cost }) => signed(cost.result)],
  ['trägt sich ab Anteil', ({ cost }) => breakEvenText(cost.breakEven)],
  ['40/40 Fälle nach', ({ cost }) => duration(cost.monthsToCases)],
]

function messageOf(
  months: readonly Reckoned[],
  { advertising, handling, closing, margin }: LeadMonth,
): string {
  const lines = months.map(
    ({ month: { enquiries, share }, cost: { perQualified, breakEven, monthsToCases } }, index) =>
      `${costHead[index + 1]}: ${swissNumber(enquiries)} Anfragen im Monat, ${percent(share)} qualifiziert, ${priceText(perQualified)} je qualifizierte; trägt sich ab ${breakEvenText(breakEven)}, 40/40 Fälle nach ${duration(monthsToCases)}`,
  )
  return [
    'Ergebnis des Kostenrechners (eine Rechnung, keine Prognose)',
    ...lines,
    `Angenommen: ${francs(advertising)} Werbung im Monat, ${francs(handling)} Aufwand je Anfrage, Abschluss ${percent(closing)}, Marge je Auftrag ${francs(margin)}`,
  ].join('\n')
}

function priceText(value: number | undefined): string {
  return value === undefined ? 'keine' : francs(value)
}

function signed(value: number): string {
  return value < 0 ? `−${francs(-value)}` : francs(value)
}

function breakEvenText(share: number | undefined): string {
  return share === undefined || share > 1 ? 'keinem' : percent(share)
}

/** «7 Monaten», «4 Jahren»: nobody counts on a month in ten years. */
function duration(months: number | undefined): string {
  if (months === undefined) return 'nie'
  const whole = Math.ceil(months)
  if (whole === 1) return '1 Monat'
  return whole <= 36 ? `${whole} Monaten` : `${swissNumber(Math.ceil(months / 12))} Jahren`
}
