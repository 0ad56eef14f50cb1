import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { daysOf, type ComparisonInput, type CountedPeriod } from './read-comparison.ts'
import { isDependent } from './verdict.ts'
import { listCovers, searchEvents } from './search-events.ts'

/** What makes the periods impossible to compare, each with the field to mend. */
export function inputErrors({ before, after }: ComparisonInput, today: string): Finding[] {
  const errors = [
    ...periodErrors('Vorher', 'vorher', before, today),
    ...periodErrors('Nachher', 'nachher', after, today),
  ]
  if (errors.length > 0 || after.from > before.to) return errors
  return [{ ...overlapping, field: 'nachherVon' }]
}

function periodErrors(
  place: string,
  name: string,
  { count, from, to, cost }: CountedPeriod,
  today: string,
): Finding[] {
  const days = daysOf({ from, to })
  const isCount = Number.isInteger(count) && count >= 0 && count <= mostEvents
  const isCost = cost === undefined || (cost >= 0 && cost <= highestCost)
  return [
    ...(isCount ? [] : [{ ...noCount, field: name }]),
    ...(days >= 1 && days <= 3660
      ? // Nobody has counted yet what is to come.
        to > today
        ? [{ ...future, field: `${name}Bis` }]
        : []
      : [{ ...noPeriod, field: `${name}${dayNumber(from) === undefined ? 'Von' : 'Bis'}` }]),
    ...(isCost ? [] : [{ ...noCost, field: `${name}Kosten` }]),
  ].map((error) => ({ ...error, place }))
}

const mostEvents = 10_000_000
const highestCost = 1e9

const noCount = findingOf(
  'error',
  'chance/count',
  `Bitte eine ganze Zahl von 0 bis ${swissNumber(mostEvents)}.`,
  'Tragen Sie bei «Anzahl» die gezählten Ereignisse ein.',
)
const noPeriod = findingOf(
  'error',
  'chance/period',
  'Das ist kein Zeitraum von einem Tag bis zu zehn Jahren.',
  'Wählen Sie ersten und letzten Tag der Zählung.',
)
const future = findingOf(
  'error',
  'chance/future',
  'Der Zeitraum endet in der Zukunft.',
  'Wählen Sie als letzten Tag höchstens gestern.',
)
const noCost = findingOf(
  'error',
  'chance/cost',
  `Bitte einen Betrag von 0 bis ${swissNumber(highestCost)}.`,
  'Lassen Sie «Kosten» leer, oder tragen Sie den Betrag ein.',
)
const overlapping = findingOf(
  'error',
  'chance/overlap',
  'Die beiden Zeiträume überschneiden sich; dieselben Ereignisse wären zweimal gezählt.',
  'Lassen Sie «Nachher» frühestens am Tag nach dem Ende von «Vorher» beginnen.',
)

/** What makes the counts say less than they seem to. */
export function dataFindings(
  { metric }: ComparisonInput,
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
  if (isDependent(metric)) {
    findings.push({
      grade: 'warning',
      rule: 'chance/dependent',
      problem: `Ein Mensch löst oft mehrere ${metric === 'clicks' ? 'Klicks' : 'Impressionen'} aus; die Ereignisse sind nicht unabhängig, und der wahre Bereich ist breiter als berechnet.`,
      remedy:
        'Trauen Sie nur einem deutlichen Abstand zur 1, und bestätigen Sie ihn an Besuchen oder Anfragen.',
    })
  }
  return findings
}

/** Where chance is possible: whether the counts are too small to show anything else. */
export function fewFindings({ before, after }: ComparisonInput): Finding[] {
  if (Math.min(before.count, after.count) >= 10) return []
  return [
    {
      grade: 'note',
      rule: 'chance/few',
      problem: 'Unter zehn Ereignissen je Zeitraum wird fast nur ein Mehrfaches sichtbar.',
      remedy: 'Vergleichen Sie Halbjahre statt Monate.',
    },
  ]
}

/** Updates and wrong counts of Google's that fall into the periods. */
export function eventFindings({ metric, before, after }: ComparisonInput): Finding[] {
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
        problem: `${event.name}, ${swissDate(event.from)} bis ${swissDate(event.to)}.`,
        remedy: remedies[event.moves],
      })
    }
    if (from < listCovers.from || to > listCovers.to) {
      findings.push({
        grade: 'note',
        rule: 'chance/list-ends',
        place,
        problem: `Unsere Liste der Google-Updates reicht vom ${swissDate(listCovers.from)} bis ${swissDate(listCovers.to)}.`,
        remedy: 'Was sonst in den Zeitraum fällt, zeigt Googles Statusseite.',
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
