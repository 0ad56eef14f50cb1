/** What was counted. It decides which events of Google's matter, and whether the counts are independent. */
export type Metric = 'enquiries' | 'visits' | 'clicks' | 'impressions'

/** A count over days, both included, such as 2026-09-01 to 2026-09-28; costs in francs. */
export interface CountedPeriod {
  count: number
  from: string
  to: string
  cost?: number
}

export interface ComparisonInput {
  metric: Metric
  before: CountedPeriod
  after: CountedPeriod
}
