import { swissDate } from '../swiss-date.ts'
import { dayNumber } from './calendar-day.ts'
import type { Finding, RuleSource } from './finding.ts'
import { meanInterval, ratioInterval, type Interval } from './poisson-interval.ts'
import { eventSources, listCovers, searchEvents } from './search-events.ts'
import { weeksNeeded, type WeeksNeeded } from './weeks-needed.ts'

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

/** Francs per event: with the exact interval of the count. `undefined` where there is no limit. */
export interface UnitCost {
  low: number
  middle: number | undefined
  high: number | undefined
}

export interface Comparison {
  /** How many times as often a day, afterwards; `undefined` where nothing was counted before. */
  ratio: number | undefined
  interval: Interval
  verdict: 'more' | 'fewer' | 'open'
  /** Further weeks until a difference like this one would show, in four of five cases. */
  weeks: WeeksNeeded
  unitCost: { before?: UnitCost; after?: UnitCost }
  days: { before: number; after: number }
}

/**
 * Whether the difference of two counts may be chance: exact conditional comparison of two Poisson rates at 95 %. Without a result
 * where a finding of grade `error` says why.
 */
export function chanceOrEffect(input: ComparisonInput): { result?: Comparison; findings: Finding[] } {
  const days = { before: lengthOf(input.before), after: lengthOf(input.after) }
  const wrong = [
    ...inputErrors('Vorher', input.before, days.before),
    ...inputErrors('Nachher', input.after, days.after),
  ]
  if (wrong.length === 0 && input.after.from <= input.before.to) wrong.push(overlapping)
  if (wrong.length > 0) return { findings: wrong }
  const before = { count: input.before.count, days: days.before }
  const after = { count: input.after.count, days: days.after }
  const interval = ratioInterval(before, after)
  const verdict = interval.low > 1 ? 'more' : interval.high < 1 ? 'fewer' : 'open'
  return {
    result: {
      ratio: before.count === 0 ? undefined : after.count / after.days / (before.count / before.days),
      interval,
      verdict,
      weeks: verdict === 'open' ? weeksNeeded(before, after) : { after: 0, both: 0 },
      unitCost: { ...costOf('before', input.before), ...costOf('after', input.after) },
      days,
    },
    findings: [...dataFindings(input, days), ...eventFindings(input)],
  }
}

const mostEvents = 10_000_000

function lengthOf({ from, to }: CountedPeriod): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN) + 1
}

function inputErrors(place: string, { count, cost }: CountedPeriod, days: number): Finding[] {
  const errors: Finding[] = []
  if (!Number.isInteger(count) || count < 0 || count > mostEvents) {
    const problem = 'Die Anzahl muss eine ganze Zahl von 0 bis 10 Millionen sein.'
    errors.push({
      grade: 'error',
      rule: 'chance/count',
      place,
      problem,
      remedy: 'Tragen Sie die gezählten Ereignisse ein.',
    })
  }
  if (!(days >= 1 && days <= 3660)) {
    const problem = 'Der Zeitraum ist kein Zeitraum von einem Tag bis zu zehn Jahren.'
    errors.push({
      grade: 'error',
      rule: 'chance/period',
      place,
      problem,
      remedy: 'Wählen Sie ersten und letzten Tag der Zählung.',
    })
  }
  if (cost !== undefined && !(cost >= 0 && cost <= 1e9)) {
    const problem = 'Die Kosten sind kein Betrag in Franken.'
    errors.push({
      grade: 'error',
      rule: 'chance/cost',
      place,
      problem,
      remedy: 'Lassen Sie das Feld leer oder tragen Sie den Betrag ein.',
    })
  }
  return errors
}

const overlapping: Finding = {
  grade: 'error',
  rule: 'chance/overlap',
  problem: 'Die beiden Zeiträume überschneiden sich; dieselben Ereignisse wären zweimal gezählt.',
  remedy: 'Lassen Sie «Nachher» frühestens am Tag nach dem Ende von «Vorher» beginnen.',
}

function costOf(key: 'before' | 'after', { count, cost }: CountedPeriod): Comparison['unitCost'] {
  if (cost === undefined) return {}
  const { low, high } = meanInterval(count)
  const per = (events: number) => (events === 0 ? undefined : cost / events)
  return { [key]: { low: cost / high, middle: per(count), high: per(low) } }
}

function dataFindings(
  { metric, before, after }: ComparisonInput,
  days: { before: number; after: number },
): Finding[] {
  const findings: Finding[] = []
  if (days.before % 7 !== 0 || days.after % 7 !== 0) {
    findings.push({
      grade: 'warning',
      rule: 'chance/weekdays',
      problem:
        'Ein Zeitraum umfasst keine ganzen Wochen, also nicht gleich viele Wochenenden wie der andere.',
      remedy: 'Zählen Sie je 28 Tage oder ein anderes Vielfaches von sieben.',
    })
  }
  if (Math.min(before.count, after.count) < 10) {
    findings.push({
      grade: 'note',
      rule: 'chance/few',
      problem: 'Unter zehn Ereignissen je Zeitraum wird fast nur ein Mehrfaches sichtbar.',
      remedy: 'Vergleichen Sie Halbjahre statt Monate.',
    })
  }
  if (metric === 'impressions' || metric === 'clicks') {
    findings.push({
      grade: 'warning',
      rule: 'chance/dependent',
      problem: `Ein Mensch löst oft mehrere ${metric === 'clicks' ? 'Klicks' : 'Impressionen'} aus; die Ereignisse sind nicht unabhängig, und der wahre Bereich ist breiter als berechnet.`,
      remedy:
        'Lesen Sie «kaum Zufall» nur bei deutlichem Abstand zur 1 so, und bestätigen Sie es an Besuchen oder Anfragen.',
    })
  }
  return findings
}

function eventFindings({ metric, before, after }: ComparisonInput): Finding[] {
  const findings: Finding[] = []
  const periods = [
    ['Vorher', before],
    ['Nachher', after],
  ] as const
  for (const [place, { from, to }] of periods) {
    for (const event of searchEvents) {
      if (event.to < from || event.from > to) continue
      if (event.moves === 'impressions' && metric !== 'impressions') continue
      findings.push({
        grade: event.moves === 'discover' ? 'note' : 'warning',
        rule: 'chance/google-event',
        place,
        problem: `${event.name}, ${swissDate(event.from)} bis ${swissDate(event.to)}.${event.doubt ? ` ${event.doubt}` : ''}`,
        remedy: remedies[event.moves],
      })
    }
    if (from < listCovers.from || to > listCovers.to) {
      findings.push({
        grade: 'note',
        rule: 'chance/list-ends',
        place,
        problem: `Unsere Liste reicht vom ${swissDate(listCovers.from)} bis zum ${swissDate(listCovers.to)}; ausserhalb heisst kein Eintrag nicht, dass nichts war.`,
        remedy: 'Sehen Sie auf Googles Statusseite nach, ob ein Update in den Zeitraum fällt.',
      })
    }
  }
  return findings
}

const remedies = {
  all: 'Sie messen das Update mit: Wählen Sie einen Zeitraum davor oder danach, wenn es um Besuche aus Google geht.',
  impressions: 'Vergleichen Sie Klicks statt Impressionen; Klickrate und Position sind ebenfalls verzerrt.',
  discover: 'Betrifft nur Besuche aus Google Discover.',
}

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
