import { dayText, readDay } from '../shared/calendar-day.ts'
import { csvRows } from '../shared/csv.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { readAmount, swissNumber } from '../shared/numbers.ts'
import type { ComparisonInput, CountedPeriod } from './read-comparison.ts'

/** Counts by the number of their day. */
type Days = ReadonlyMap<number, number>

/**
 * Puts the sums of an export of Search Console («Diagramm.csv»: a row a day) in place of the counts. Where no days are given, the export is
 * parted: where days are missing between two exports, or else in the middle.
 */
export function withDailyCounts(
  input: ComparisonInput,
  text: string,
): { input: ComparisonInput; findings: Finding[] } {
  if (input.metric !== 'clicks' && input.metric !== 'impressions') return { input, findings: [otherMetric] }
  if (otherFile.test(text.slice(0, 200))) return { input, findings: [wrongFile] }
  const { days, unread } = readDays(text, input.metric)
  if (days.size === 0) return { input, findings: unread.length > 0 ? unread : [noDays] }
  const [before, after] =
    input.before.from || input.before.to || input.after.from || input.after.to
      ? [input.before, input.after]
      : parted([...days.keys()], input)
  const [vorher, nachher] = [within('Vorher', before, days), within('Nachher', after, days)]
  return {
    input: { ...input, before: vorher.period, after: nachher.period },
    findings: [...unread, ...vorher.missing, ...nachher.missing],
  }
}

const names: Record<'clicks' | 'impressions' | 'day', RegExp> = {
  clicks: /^(klicks|clicks|anzahl klicks)$/i,
  impressions: /^(impressionen|impressions)$/i,
  day: /^(datum|date|tag|day)$/i,
}

function readDays(text: string, metric: 'clicks' | 'impressions'): { days: Days; unread: Finding[] } {
  const days = new Map<number, number>()
  const unread: Finding[] = []
  // As Search Console orders them, until a head says otherwise.
  let columns = { day: 0, count: metric === 'clicks' ? 1 : 2 }
  for (const { line, cells } of csvRows(text)) {
    const at = (name: keyof typeof names) => cells.findIndex((cell) => names[name].test(cell))
    if (at('day') >= 0) {
      columns = { day: at('day'), count: at(metric) }
      continue
    }
    const day = readDay(cells[columns.day] ?? '')
    const count = readAmount(cells[columns.count] ?? '')
    if (day === undefined || count === undefined) unread.push(unreadRow(cells.join(' '), line))
    else days.set(day, count)
  }
  return { days, unread }
}

function parted(numbers: number[], { before, after }: ComparisonInput): [CountedPeriod, CountedPeriod] {
  const sorted = numbers.toSorted((one, other) => one - other)
  const gaps = sorted.slice(1).map((day, index) => day - (sorted[index] ?? day))
  const widest = Math.max(1, ...gaps)
  const cut = widest > 1 ? gaps.indexOf(widest) + 1 : Math.floor(sorted.length / 2)
  return [spanning(before, sorted.slice(0, cut)), spanning(after, sorted.slice(cut))]
}

function spanning(period: CountedPeriod, days: readonly number[]): CountedPeriod {
  return { ...period, from: dayText(days[0] ?? 0), to: dayText(days.at(-1) ?? 0) }
}

/** The period with the sum of its days, and those that are not there: not exported, they would count as days without clicks. */
function within(
  place: string,
  period: CountedPeriod,
  days: Days,
): { period: CountedPeriod; missing: Finding[] } {
  const [first = Infinity, last = -Infinity] = [readDay(period.from), readDay(period.to)]
  const found = [...days].filter(([day]) => first <= day && day <= last)
  const missing = last - first + 1 - found.length
  return {
    period: { ...period, count: found.reduce((sum, [, count]) => sum + count, 0) },
    missing: missing > 0 && last - first <= 3660 ? [missingDays(missing, place)] : [],
  }
}

function missingDays(missing: number, place: string): Finding {
  return findingOf(
    'error',
    'chance/missing-days',
    `Im Export ${missing === 1 ? 'fehlt ein Tag' : `fehlen ${swissNumber(missing)} Tage`} dieses Zeitraums; die Summe wäre zu klein.`,
    'Exportieren Sie den ganzen Zeitraum, oder passen Sie ersten und letzten Tag an.',
    place,
  )
}

const otherMetric = findingOf(
  'unchecked',
  'chance/export-metric',
  'Die Search Console zählt Klicks und Impressionen; Ihr Export ist nicht gelesen.',
  'Wählen Sie bei «Gezählt sind» Klicks oder Impressionen, oder leeren Sie das Feld.',
)

/** The first column of the other files of an export. */
const otherFile =
  /^\uFEFF?"?(?:häufigste|top|beliebteste|land|country|gerät|device|seite|page|darstellung|search appearance)/i

const wrongFile = findingOf(
  'unchecked',
  'chance/export-file',
  'Das ist eine andere Datei des Exports; sie nennt keine Tage.',
  'Nehmen Sie Diagramm.csv aus derselben ZIP-Datei.',
)

const noDays = findingOf(
  'unchecked',
  'chance/export-empty',
  'Im Export steht keine Zeile mit Tag und Anzahl.',
  'Fügen Sie die Datei «Diagramm.csv» aus dem Export der Search Console ein.',
)

function unreadRow(row: string, line: number): Finding {
  return findingOf(
    'unchecked',
    'chance/export-unread',
    `Nicht gelesen: «${row.slice(0, 60)}».`,
    'Eine Zeile hat einen Tag und die Klicks oder Impressionen.',
    `Export, Zeile ${swissNumber(line)}`,
  )
}
