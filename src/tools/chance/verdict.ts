import { swissDate } from '../../lib/site/swiss-date.ts'
import { answer, unchecked, type Verdict } from '../shared/finding.ts'
import { percent, swissNumber } from '../shared/numbers.ts'
import {
  compare,
  daysOf,
  eventNames,
  perPerson,
  type ComparisonInput,
  type CountedPeriod,
  type WeeksNeeded,
} from './comparison.ts'
import type { Variation } from './daily-counts.ts'
import type { Interval } from './exact-intervals.ts'
import { isMany } from './findings.ts'

/** The verdict: whether it may be chance, the interval in words, and how long to go on counting. `isDaily` says that the counts are those of days. */
export function chanceVerdict(
  input: ComparisonInput,
  { unusual, spread }: Variation,
  isDaily: boolean,
): Verdict {
  const { metric } = input
  const { ratio, interval, weeks } = compare(input, spread)
  const events = eventNames[metric]
  if (ratio === undefined && interval.low === 0)
    return unchecked('In beiden Zeiträumen ist die Zahl null. Da gibt es nichts zu vergleichen.')
  const range = rangeOf(interval)
  const counted =
    ratio === undefined
      ? 'Vorher war die Zahl null'
      : ratio === 0
        ? `Nachher kamen keine ${events}`
        : `Nachher kamen pro Tag ${changeOf(ratio)} ${events}`
  const caution =
    spread > 1
      ? ', wenn Ihre Tage so stark schwanken'
      : perPerson[metric] > 1
        ? `, wenn je zwei ${events} von derselben Person stammen`
        : ''
  if (metric === 'impressions')
    return unchecked(
      `${counted}. Eine einzige Person oder ein Prüfprogramm kann viele davon auslösen. Vergleichen Sie Klicks, Besuche oder Anfragen.`,
      'Kein Urteil zu Impressionen',
    )
  if (interval.low <= 1 && interval.high >= 1)
    return answer(
      'Zufall ist möglich',
      `${counted}. ${ratio === undefined ? 'Auch das kann Zufall sein' : `Dazu passt alles von ${range}${caution}`}. ${waiting(weeks)}`,
    )
  if (mayBeWeekdays(input, interval))
    return unchecked(
      `${counted}. Gerechnet sind es ${range}, doch ein Zeitraum hat keine ganzen Wochen: Es kann an den Wochentagen liegen.`,
      'Nicht vergleichbar',
    )
  const nearest = Math.min(Math.abs(interval.low - 1), Math.abs(interval.high - 1))
  if (!isDaily && isMany(input) && nearest < 0.1)
    return unchecked(
      `${counted}. Gerechnet sind es ${range}, doch bei so vielen schwanken auch ganze Wochen stärker. Fügen Sie die Tageswerte ein.`,
      'Unsicher',
    )
  if (unusual)
    return unchecked(
      `${counted}. Doch die Tageswerte schwanken stärker, als es der Zufall erklärt; am meisten fällt der ${swissDate(unusual.day)} auf (${swissNumber(unusual.count)}). Prüfen Sie, was da war, oder wählen Sie Zeiträume ohne diesen Tag.`,
      'Unsicher',
    )
  return answer(
    'Kaum Zufall',
    ratio === undefined
      ? `${counted}; auch wenn das Zufall war, kamen nachher pro Tag mindestens ${changeOf(interval.low)} ${events}.`
      : `${counted}. Mit 95\u00A0% Sicherheit sind es ${range}${caution.replace('wenn', 'auch wenn')}.`,
  )
}

/**
 * Whether weekdays alone could explain the interval, because a short period has no whole weeks: at most, all events fall on one weekday, of which one
 * period has a greater share.
 */
function mayBeWeekdays({ before, after }: ComparisonInput, { low, high }: Interval): boolean {
  const days = [before, after].map(daysOf)
  if (!days.some((count) => count < 28 && count % 7 !== 0)) return false
  if (Math.min(...days) < 7) return true
  const ratios = [0, 1, 2, 3, 4, 5, 6].map((weekday) => shareOf(weekday, after) / shareOf(weekday, before))
  return low <= Math.max(...ratios) && high >= Math.min(...ratios)
}

/** The share of a weekday in the days of a period. */
function shareOf(weekday: number, period: CountedPeriod): number {
  const firstAt = (weekday + 7 - (period.from % 7)) % 7
  return Math.ceil((daysOf(period) - firstAt) / 7) / daysOf(period)
}

function waiting({ after, both }: WeeksNeeded): string {
  if (after !== undefined)
    return `Bleibt der Unterschied so gross, zeigt er sich, wenn Sie etwa ${timeText(after)} weiter zählen.`
  if (both !== undefined)
    return `«Vorher» ist zu kurz gezählt: Es bräuchte in beiden Zeiträumen je etwa ${timeText(both)} mehr.`
  return 'Ein so kleiner Unterschied zeigt sich auch in zehn Jahren nicht.'
}

function timeText(weeks: number): string {
  if (weeks > 104) return `${swissNumber(weeks / 52)} Jahre`
  return weeks === 1 ? 'eine Woche' : `${swissNumber(weeks)} Wochen`
}

/** A ratio in words: «61 % weniger», «26 % mehr», «2,4-mal so viele». */
function changeOf(ratio: number, decimals = Math.abs(ratio - 1) < 0.1 ? 1 : 0): string {
  if (ratio >= 2) return `${timesOf(ratio)}-mal so viele`
  // It would round to 100 %.
  if (ratio > 0 && ratio <= 0.005) return 'über 99\u00A0% weniger'
  const share = percent(Math.abs(ratio - 1), decimals)
  return share === percent(0) ? 'gleich viele' : `${share} ${ratio < 1 ? 'weniger' : 'mehr'}`
}

/** An interval in words: «12 bis 84 % weniger», «25 % weniger bis 33 % mehr», «22 % weniger bis 3,7-mal so viele», «1,03- bis 2,4-mal so viele». */
export function rangeOf({ low, high }: Interval): string {
  if (high === Infinity) return `${changeOf(low)} bis zu einem Vielfachen`
  if (high >= 2) return `${low < 1 ? changeOf(low) : `${timesOf(low)}-`} bis ${timesOf(high)}-mal so viele`
  const [from, to] = high < 1 ? [high, low] : [low, high]
  const isSameWay = high < 1 || low > 1
  const shares = [low, high].map((ratio) => Math.abs(ratio - 1))
  const least = Math.min(...shares)
  // Both have the same precision. Small changes get a decimal, and as many as it needs if it must not round to zero.
  const usual = Math.max(...shares) < 0.1 || least < 0.01 ? 1 : 0
  const decimals = isSameWay ? Math.max(usual, Math.ceil(-Math.log10(100 * least))) : usual
  const [first, last] = [changeOf(from, decimals), changeOf(to, decimals)]
  if (first === last) return first
  return `${isSameWay ? first.replace(/\u00A0% .*$/, '') : first} bis ${last}`
}

const timesOf = (ratio: number) => swissNumber(ratio, ratio < 2 ? 2 : ratio < 10 ? 1 : 0)
