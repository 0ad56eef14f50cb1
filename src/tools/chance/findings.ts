import { swissDate } from '../../lib/site/swiss-date.ts'
import { dayText } from '../shared/calendar-day.ts'
import { applicable, findingOf, findingsOf, type Finding, type FindingRow } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { daysOf, isSearch, mostDays, type ComparisonInput, type CountedPeriod } from './comparison.ts'

/** What changes the figures of Google Search without a change on the website (source in `facts.ts`): first and last day in Google's time zone (US Pacific). */
const searchEvents = [
  { name: 'Core-Update vom März 2025', from: '2025-03-13', to: '2025-03-27' },
  { name: 'Core-Update vom Juni 2025', from: '2025-06-30', to: '2025-07-17' },
  { name: 'Spam-Update vom August 2025', from: '2025-08-26', to: '2025-09-22' },
  { name: 'Core-Update vom Dezember 2025', from: '2025-12-11', to: '2025-12-29' },
  { name: 'Spam-Update vom März 2026', from: '2026-03-24', to: '2026-03-25' },
  { name: 'Core-Update vom März 2026', from: '2026-03-27', to: '2026-04-08' },
  { name: 'Core-Update vom Mai 2026', from: '2026-05-21', to: '2026-06-02' },
  { name: 'Spam-Update vom Juni 2026', from: '2026-06-24', to: '2026-06-26' },
  { name: 'Spam-Update vom August 2026', from: '2026-08-18', to: '2026-08-21' },
  { name: 'Spam-Update vom September 2026', from: '2026-09-24', to: '2026-10-08' },
]

/** The period for which the list is complete. Outside, a missing event means nothing. */
const listCovers = { from: '2025-01-01', to: '2026-10-08' }

const rangeOf = ({ from, to }: typeof listCovers) => `${swissDate(from)} bis ${swissDate(to)}`
const datesOf = ({ from, to }: CountedPeriod) => ({ from: dayText(from), to: dayText(to) })

/** Finds invalid input, each finding with the field to correct. */
export function inputErrors({ before, after }: ComparisonInput, today: number): Finding[] {
  const errors = [...periodErrors('Vorher', before, today), ...periodErrors('Nachher', after, today)]
  if (errors.length > 0 || after.from > before.to) return errors
  const notAfter = findingOf(
    'error',
    'chance/order',
    '«Nachher» beginnt nicht nach dem Ende von «Vorher».',
    'Vertauschen Sie die Zeiträume samt ihren Zahlen, oder lassen Sie «Nachher» frühestens am Tag danach beginnen.',
  )
  return [{ ...notAfter, field: 'nachherVon' }]
}

function periodErrors(place: string, period: CountedPeriod, today: number): Finding[] {
  const { count, from, to, cost = 0 } = period
  const days = daysOf(period)
  const rows: [isRight: boolean, part: string, rule: string, problem: string, remedy: string][] = [
    [
      Number.isInteger(count) && count >= 0 && count <= mostEvents,
      '',
      'count',
      `Bitte eine ganze Zahl von 0 bis ${swissNumber(mostEvents)}.`,
      'Tragen Sie bei «Anzahl» die gezählten Ereignisse ein; Anteile (%) und A/B-Tests vergleicht dieses Werkzeug nicht.',
    ],
    [
      days >= 1 && days <= mostDays,
      Number.isNaN(from) ? 'Von' : 'Bis',
      'period',
      'Das ist kein Zeitraum von einem Tag bis zu zehn Jahren.',
      'Wählen Sie ersten und letzten Tag der Zählung.',
    ],
    [
      !(days >= 1 && to > today),
      'Bis',
      'future',
      'Der Zeitraum endet in der Zukunft.',
      'Wählen Sie als letzten Tag höchstens gestern.',
    ],
    [
      cost >= 0 && cost <= highestCost,
      'Kosten',
      'cost',
      `Bitte einen Betrag von 0 bis ${swissNumber(highestCost)}.`,
      'Lassen Sie «Kosten» leer, oder tragen Sie den Betrag ein.',
    ],
  ]
  return rows
    .filter(([isRight]) => !isRight)
    .map(([, part, rule, problem, remedy]) => ({
      ...findingOf('error', `chance/${rule}`, problem, remedy, place),
      field: place.toLowerCase() + part,
    }))
}

const mostEvents = 10_000_000
const highestCost = 1e9

/** Whether the counts are so large that whole weeks vary more than by chance. */
export const isMany = ({ metric, before, after }: ComparisonInput) =>
  metric !== 'impressions' && Math.max(before.count, after.count) >= 1000

/** Finds reasons why the counts are less reliable than they seem. */
export function dataFindings(input: ComparisonInput, today: number, isDaily: boolean): Finding[] {
  const { metric, before, after } = input
  const dates = { Vorher: datesOf(before), Nachher: datesOf(after) }
  const nameOf = (event: (typeof searchEvents)[number]) => `${event.name}, ${rangeOf(event)}`
  const during = Object.entries(dates).map(([place, { from, to }]): FindingRow => {
    const names = searchEvents.filter((event) => event.to >= from && event.from <= to).map(nameOf)
    return [
      names.length > 0,
      'warning',
      'google-event',
      `${names.join('; ')}.`,
      'Sie messen das mit: Wählen Sie einen Zeitraum davor oder danach, wenn es um Besuche aus Google geht.',
      place,
    ]
  })
  const between = searchEvents
    .filter(
      ({ name, from, to }) => name.startsWith('Core') && from > dates.Vorher.to && to < dates.Nachher.from,
    )
    .map(nameOf)
  const apart = after.from - before.from
  // The same season of the year before, and not so long that the update could be left out.
  const isYearApart = Math.abs(apart - 365) <= 60 && daysOf(before) < 200
  return applicable(findingsOf('chance'), [
    ...during,
    [
      between.length > 0,
      metric === 'clicks' && !isYearApart ? 'warning' : 'note',
      'between',
      `Dazwischen ${between.length > 1 ? 'lagen' : 'lag'}: ${between.join('; ')}. Auch das kann den Unterschied erklären.`,
      isYearApart
        ? 'Im Vergleich mit dem Vorjahr lässt sich das nicht vermeiden: Sehen Sie in der Search Console nach, ob die Klicks an diesen Tagen springen.'
        : 'Wählen Sie Zeiträume ohne Update dazwischen, wenn es um Besuche aus Google geht.',
    ],
    [
      dates.Vorher.from < listCovers.from || dates.Nachher.to > listCovers.to,
      'note',
      'list-ends',
      `Unsere Liste der Google-Updates reicht vom ${rangeOf(listCovers)}.`,
      'Was sonst in die Zeiträume fällt, zeigt Googles Statusseite.',
    ],
    [
      !isDaily && isMany(input),
      'warning',
      'many',
      'Bei so vielen schwanken auch ganze Wochen stärker als der Zufall; der Bereich ist zu eng.',
      'Fügen Sie die Tageswerte ein; dann rechnet das Werkzeug ein, wie stark sie schwanken.',
    ],
    [
      after.to >= today - (isSearch(metric) ? 3 : 0),
      'warning',
      'unfinished',
      'Der letzte Tag ist noch nicht fertig gezählt; die Search Console ist zwei bis drei Tage im Rückstand.',
      'Wählen Sie als letzten Tag gestern, bei der Search Console den vor vier Tagen.',
    ],
    [
      // In twelve weeks or more a weekend more or less does not matter.
      [before, after].map(daysOf).some((days) => days % 7 !== 0 && days < 84),
      'warning',
      'weekdays',
      'Ein Zeitraum umfasst keine ganzen Wochen; er hat vielleicht nicht gleich viele Wochenenden wie der andere.',
      'Zählen Sie je 28 Tage oder ein anderes Vielfaches von sieben.',
    ],
    [
      apart % 365 > 120 && apart % 365 < 245,
      'warning',
      'season',
      'Die Zeiträume liegen in verschiedenen Jahreszeiten.',
      'Vergleichen Sie mit denselben Wochen des Vorjahrs.',
    ],
  ])
}
