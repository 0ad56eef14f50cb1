import { swissNumber } from '../shared/numbers.ts'
import type { Comparison } from './compare.ts'
import type { Metric } from './read-comparison.ts'

/** The result of `chanceOrEffect` in two sentences: what can be said, and how long to go on counting. */
export function chanceVerdict({ ratio, interval, verdict, weeks }: Comparison, metric: Metric): string {
  const events = eventNames[metric]
  const range =
    interval.high === Infinity
      ? `mindestens ${times(interval.low)}-mal`
      : `${times(interval.low)}- bis ${times(interval.high)}-mal`
  const measured = ratio === undefined ? 'vorher null gezählt' : `gezählt ${times(ratio)}-mal`
  if (isDependent(metric)) {
    const counted = `pro Tag ${range} so viele ${events} (${measured})`
    return verdict === 'open'
      ? `Zufall ist möglich: Vereinbar sind ${counted}, und der wahre Bereich ist breiter.`
      : `Unsicher: Unabhängig gezählt wären es ${counted}; ein Mensch löst aber oft mehrere aus, und der wahre Bereich ist breiter.`
  }
  if (verdict === 'more')
    return `Kaum Zufall: Nachher kamen pro Tag ${range} so viele ${events} (${measured}).`
  if (verdict === 'fewer')
    return `Kaum Zufall: Nachher kamen pro Tag nur ${range} so viele ${events} (${measured}).`
  return `Zufall ist möglich: Vereinbar sind pro Tag ${range} so viele ${events} (${measured}). ${waiting(weeks)}`
}

/** Whether one person often causes several of them, so that the computed interval is too narrow for a verdict. */
export function isDependent(metric: Metric): boolean {
  return metric === 'impressions' || metric === 'clicks'
}

const eventNames = {
  enquiries: 'Anfragen',
  visits: 'Besuche',
  clicks: 'Klicks',
  impressions: 'Impressionen',
}

function waiting({ after, both }: Comparison['weeks']): string {
  if (after !== undefined)
    return `Bleibt der Unterschied so gross, zeigt er sich nach etwa ${weekCount(after)} weiterer Zählung.`
  if (both !== undefined)
    return `«Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa ${weekCount(both)} mehr.`
  return 'Ein so kleiner Unterschied zeigt sich auch in zehn Jahren nicht.'
}

function weekCount(weeks: number): string {
  return weeks === 1 ? 'einer Woche' : `${swissNumber(weeks)} Wochen`
}

/** «0,39», «12» */
export function times(value: number): string {
  return swissNumber(value, value < 10 ? 2 : 0)
}
