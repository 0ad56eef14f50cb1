import type { RuleSource } from '../finding.ts'
import type { ComparisonInput } from './input.ts'
import { eventSources } from './search-events.ts'

/** A joinery in Winterthur: visits from LinkedIn, four weeks each, six hours of work at CHF 90. */
export const example: ComparisonInput = {
  metric: 'visits',
  before: { count: 23, from: '2026-08-24', to: '2026-09-20', cost: 540 },
  after: { count: 9, from: '2026-10-12', to: '2026-11-08', cost: 540 },
}

export const sources: RuleSource[] = [
  ...eventSources,
  {
    title: 'R: Exact Poisson tests (poisson.test), zwei Raten über die Binomialverteilung',
    url: 'https://stat.ethz.ch/R-manual/R-devel/library/stats/html/poisson.test.html',
    read: '2026-11-22',
  },
]

export const limits = [
  'Ob die Massnahme die Ursache war: Saison, Ferien, Wetter und Werbung der Konkurrenz stecken im Unterschied mit.',
  'Ob die Zählung stimmt und in beiden Zeiträumen gleich eingerichtet war.',
  'Ereignisse, die voneinander abhängen, etwa mehrere Klicks derselben Person: Der berechnete Bereich ist dann zu schmal.',
  'Wer viele Kennzahlen vergleicht, findet auch ohne Wirkung bei etwa jeder zwanzigsten einen scheinbaren Unterschied.',
]
