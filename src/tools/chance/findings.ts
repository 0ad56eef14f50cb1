import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { daysOf, type ComparisonInput, type CountedPeriod } from './comparison.ts'
import { listCovers, searchEvents, type SearchEvent } from './search-events.ts'

/** Finds invalid input, each finding with the field to correct. */
export function inputErrors({ before, after }: ComparisonInput, today: string): Finding[] {
  const errors = [
    ...periodErrors('Vorher', 'vorher', before, today),
    ...periodErrors('Nachher', 'nachher', after, today),
  ]
  if (errors.length > 0 || after.from > before.to) return errors
  return [{ ...notAfter, field: 'nachherVon' }]
}

function periodErrors(
  place: string,
  name: string,
  { count, from, to, cost }: CountedPeriod,
  today: string,
): Finding[] {
  const days = daysOf({ from, to })
  const told = (part: string, rule: string, problem: string, remedy: string) => ({
    ...findingOf('error', `chance/${rule}`, problem, remedy, place),
    field: name + part,
  })
  const noCount = told(
    '',
    'count',
    `Bitte eine ganze Zahl von 0 bis ${swissNumber(mostEvents)}.`,
    'Tragen Sie bei «Anzahl» die gezählten Ereignisse ein; Anteile (%) und A/B-Tests vergleicht dieses Werkzeug nicht.',
  )
  const noPeriod = told(
    dayNumber(from) === undefined ? 'Von' : 'Bis',
    'period',
    'Das ist kein Zeitraum von einem Tag bis zu zehn Jahren.',
    'Wählen Sie ersten und letzten Tag der Zählung.',
  )
  const future = told(
    'Bis',
    'future',
    'Der Zeitraum endet in der Zukunft.',
    'Wählen Sie als letzten Tag höchstens gestern.',
  )
  const noCost = told(
    'Kosten',
    'cost',
    `Bitte einen Betrag von 0 bis ${swissNumber(highestCost)}.`,
    'Lassen Sie «Kosten» leer, oder tragen Sie den Betrag ein.',
  )
  return [
    Number.isInteger(count) && count >= 0 && count <= mostEvents ? [] : noCount,
    days >= 1 && days <= 3660 ? [] : noPeriod,
    days >= 1 && to > today ? future : [],
    cost === undefined || (cost >= 0 && cost <= highestCost) ? [] : noCost,
  ].flat()
}

const mostEvents = 10_000_000
const highestCost = 1e9

const notAfter = findingOf(
  'error',
  'chance/order',
  '«Nachher» beginnt nicht nach dem Ende von «Vorher».',
  'Vertauschen Sie die Zeiträume samt ihren Zahlen, oder lassen Sie «Nachher» frühestens am Tag danach beginnen.',
)
const unfinished = findingOf(
  'warning',
  'chance/unfinished',
  'Der letzte Tag ist noch nicht fertig gezählt; die Search Console ist zwei bis drei Tage im Rückstand.',
  'Wählen Sie als letzten Tag gestern, bei der Search Console den vor vier Tagen.',
)

/** Whether the counts are so large that whole weeks vary more than by chance. */
export const isMany = ({ metric, before, after }: ComparisonInput) =>
  metric !== 'impressions' && Math.max(before.count, after.count) >= 1000

const many = findingOf(
  'warning',
  'chance/many',
  'Bei so vielen schwanken auch ganze Wochen stärker als der Zufall; der Bereich ist zu eng.',
  'Fügen Sie die Tageswerte ein; dann rechnet das Werkzeug ein, wie stark sie schwanken.',
)

/** Whether there may be a weekend more or less, which does not matter in twelve weeks or more. */
const isUneven = (period: CountedPeriod) => daysOf(period) % 7 !== 0 && daysOf(period) < 84

/** The days from the first day of one period to the first day of the other. */
const daysBetween = ({ before, after }: ComparisonInput) =>
  (dayNumber(after.from) ?? 0) - (dayNumber(before.from) ?? 0)

/** Finds reasons why the counts are less reliable than they seem. */
export function dataFindings(input: ComparisonInput, today: string, isDaily: boolean): Finding[] {
  const findings = eventFindings(input)
  if (!isDaily && isMany(input)) findings.push(many)
  const delay = input.metric === 'clicks' || input.metric === 'impressions' ? 3 : 0
  if ((dayNumber(input.after.to) ?? 0) >= (dayNumber(today) ?? 0) - delay) findings.push(unfinished)
  if (isUneven(input.before) || isUneven(input.after))
    findings.push(
      findingOf(
        'warning',
        'chance/weekdays',
        'Ein Zeitraum umfasst keine ganzen Wochen; er hat vielleicht nicht gleich viele Wochenenden wie der andere.',
        'Zählen Sie je 28 Tage oder ein anderes Vielfaches von sieben.',
      ),
    )
  const seasonShift = daysBetween(input) % 365
  if (seasonShift > 120 && seasonShift < 245)
    findings.push(
      findingOf(
        'warning',
        'chance/season',
        'Die Zeiträume liegen in verschiedenen Jahreszeiten.',
        'Vergleichen Sie mit denselben Wochen des Vorjahrs.',
      ),
    )
  return findings
}

/** Finds Google updates within and between the periods. */
function eventFindings(input: ComparisonInput): Finding[] {
  const { metric, before, after } = input
  const findings = Object.entries({ Vorher: before, Nachher: after }).flatMap(([place, { from, to }]) => {
    const names = searchEvents.filter((event) => event.to >= from && event.from <= to).map(nameOf)
    const remedy =
      'Sie messen das mit: Wählen Sie einen Zeitraum davor oder danach, wenn es um Besuche aus Google geht.'
    return names.length > 0
      ? [findingOf('warning', 'chance/google-event', `${names.join('; ')}.`, remedy, place)]
      : []
  })
  const between = searchEvents.filter(
    ({ name, from, to }) => name.startsWith('Core') && from > before.to && to < after.from,
  )
  // The same season of the year before, and not so long that the update could be left out.
  const isYearApart = Math.abs(daysBetween(input) - 365) <= 60 && daysOf(before) < 200
  if (between.length > 0)
    findings.push(
      findingOf(
        metric === 'clicks' && !isYearApart ? 'warning' : 'note',
        'chance/between',
        `Dazwischen ${between.length > 1 ? 'lagen' : 'lag'}: ${between.map(nameOf).join('; ')}. Auch das kann den Unterschied erklären.`,
        isYearApart
          ? 'Im Vergleich mit dem Vorjahr lässt sich das nicht vermeiden: Sehen Sie in der Search Console nach, ob die Klicks an diesen Tagen springen.'
          : 'Wählen Sie Zeiträume ohne Update dazwischen, wenn es um Besuche aus Google geht.',
      ),
    )
  if (before.from < listCovers.from || after.to > listCovers.to)
    findings.push(
      findingOf(
        'note',
        'chance/list-ends',
        `Unsere Liste der Google-Updates reicht vom ${swissDate(listCovers.from)} bis ${swissDate(listCovers.to)}.`,
        'Was sonst in die Zeiträume fällt, zeigt Googles Statusseite.',
      ),
    )
  return findings
}

function nameOf({ name, from, to }: SearchEvent): string {
  return `${name}, ${swissDate(from)} bis ${swissDate(to)}`
}
