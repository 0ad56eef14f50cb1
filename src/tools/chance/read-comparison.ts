import { dayNumber } from '../shared/calendar-day.ts'
import { readAmount } from '../shared/numbers.ts'

type Values = Readonly<Record<string, string>>

/** The comparison that the fields ask for. What is no number stays none, so that the check says where. */
export function readComparison(values: Values): ComparisonInput {
  return {
    metric: metricOf(values['metric']),
    before: period(values, 'vorher'),
    after: period(values, 'nachher'),
  }
}

/** What has not been filled in yet, as its field is called. */
export function missingFields(values: Values): string[] {
  const periods = [
    ['vorher', 'Vorher'],
    ['nachher', 'Nachher'],
  ]
  const parts = [
    ['', 'Anzahl'],
    ['Von', 'Erster Tag'],
    ['Bis', 'Letzter Tag'],
  ]
  return periods.flatMap(([name, label]) => {
    const missing = parts.filter(([part]) => !values[`${name}${part}`]?.trim()).map(([, part]) => part)
    return missing.length > 0 ? [`«${label}»: ${missing.join(', ')}`] : []
  })
}

function period(values: Values, name: string): CountedPeriod {
  const cost = values[`${name}Kosten`]?.trim()
  return {
    count: readAmount(values[name] ?? '') ?? Number.NaN,
    from: values[`${name}Von`] ?? '',
    to: values[`${name}Bis`] ?? '',
    ...(cost && { cost: readAmount(cost) ?? Number.NaN }),
  }
}

function metricOf(name: string | undefined): Metric {
  return name === 'enquiries' || name === 'clicks' || name === 'impressions' ? name : 'visits'
}

/** What was counted. It decides which events of Google's matter, and whether the counts are independent. */
export type Metric = 'enquiries' | 'visits' | 'clicks' | 'impressions'

/** A count over days, both included, such as 2026-09-01 to 2026-09-28; costs in francs. */
export interface CountedPeriod {
  count: number
  from: string
  to: string
  cost?: number
}

/** How many days a period has; `NaN` where one of its ends is no day. */
export function daysOf({ from, to }: Pick<CountedPeriod, 'from' | 'to'>): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN) + 1
}

export interface ComparisonInput {
  metric: Metric
  before: CountedPeriod
  after: CountedPeriod
}
