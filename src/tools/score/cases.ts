import { csvRows } from '../shared/csv.ts'
import type { Finding } from '../shared/finding.ts'
import { readNumber, swissNumber } from '../shared/numbers.ts'
import type { Work } from '../shared/slices.ts'
import { personalColumns } from './personal-columns.ts'

/** One closed case: the score it had, and whether it was qualified in the end. */
export interface ScoredCase {
  score: number
  won: boolean
}

/** What the visitor decided where the file leaves it open: columns by number from 0, values of the outcome as they stand. */
export interface ColumnChoice {
  score?: number
  outcome?: number
  won?: string
  lost?: string
}

export interface CasesRead {
  cases: ScoredCase[]
  /** The titles, those of personal columns left out; to choose columns from. */
  columns: { column: number; title: string }[]
  chosen: { score: number | undefined; outcome: number | undefined }
  /** Values of the outcome that were neither won nor lost, with how often they occur. */
  otherOutcomes: { value: string; count: number }[]
  findings: Finding[]
}

/** Reads scores and outcomes from a CSV file. Columns with names or addresses are dropped before anything else is looked at. */
export function* readCases(text: string, choice: ColumnChoice = {}): Work<CasesRead> {
  const [head, ...rows] = yield* allRows(text)
  const titles = head?.cells ?? []
  const personal = new Set(
    personalColumns(
      titles,
      rows.slice(0, 50).map(({ cells }) => cells),
    ),
  )
  const columns = titles
    .map((title, column) => ({ column, title }))
    .filter(({ column }) => !personal.has(column))
  const find = (pattern: RegExp) => columns.find(({ title }) => pattern.test(title))?.column
  const allowed = (column: number | undefined) => columns.find((one) => one.column === column)?.column
  const chosen = {
    score: allowed(choice.score) ?? find(scoreTitle) ?? find(chanceTitle),
    outcome: allowed(choice.outcome) ?? find(outcomeTitle) ?? find(stateTitle) ?? find(closedTitle),
  }
  const dropped = titles.filter((_, column) => personal.has(column))
  const findings = dropped.length > 0 ? [droppedColumns(dropped)] : []
  const read = { cases: [], columns, chosen, otherOutcomes: [] }
  if (rows.length === 0) return { ...read, findings: [...findings, noRows] }
  const { score, outcome } = chosen
  if (score === undefined || outcome === undefined || score === outcome) {
    return { ...read, findings: [...findings, columnMissing(score, outcome)] }
  }
  const { cases, others, wrong } = yield* sortOut(rows, score, outcome, choice)
  if (wrong.length > 0) findings.push(noNumber(wrong))
  if (others.size > 0) findings.push(otherOutcome(others))
  return { ...read, cases, otherOutcomes: [...others].map(([value, count]) => ({ value, count })), findings }
}

const scoreTitle = /score|punkte|leadbewertung/i
/** Looked for second: in many CRM it says 100 or 0 once a deal is closed. */
const chanceTitle = /^wert$|wahrscheinlichkeit|probab|likelihood|^p$|prognose/i
const outcomeTitle =
  /^(ausgang|outcome|ergebnis|resultat|label|y|status|qualifiziert|gewonnen|won|abschluss|zustand|result)$/i
/** «Deal - Status», «Lead Status», as CRM name them. */
const stateTitle = /(^|[\s_-])(status|stage|phase|ausgang)$/i
/** «Is Closed Won», «IsConverted». Looked for last: to an open case they say no, too. */
const closedTitle = /(^|[\s_-]|is)(won|converted)$/i
const wonValue =
  /^(1|true|wahr|ja|yes|oui|s[iì]|qualifi(ziert|ed|é)|(closed[ -]+)?(won|converted)|(abgeschlossen und )?gewonnen|win|auftrag|verkauft|akzeptiert|angenommen|bestätigt|accepted)$/i
const lostValue =
  /^(0|false|falsch|nein|no|non|disqualifi(ziert|ed|é)|nicht qualifiziert|(not |un)qualified|(closed[ -]+)?(lost|not converted)|(abgeschlossen und )?verloren|absage|abgelehnt|rejected|declined)$/i
/** HubSpot exports a stage with its pipeline: «Closed won (Sales Pipeline)». */
const pipeline = / \([^()]*\)$/

interface Row {
  line: number
  cells: string[]
}

/** So many rows are looked at before the visitor may be answered. */
const rowsAtOnce = 500

function* allRows(text: string): Work<Row[]> {
  const rows: Row[] = []
  for (const row of csvRows(text)) {
    rows.push(row)
    if (rows.length % rowsAtOnce === 0) yield 0.1
  }
  return rows
}

function* sortOut(
  rows: Row[],
  scoreColumn: number,
  outcomeColumn: number,
  { won, lost }: ColumnChoice,
): Work<{ cases: ScoredCase[]; others: Map<string, number>; wrong: number[] }> {
  const cases: ScoredCase[] = []
  const others = new Map<string, number>()
  const wrong: number[] = []
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % rowsAtOnce === 0) yield 0.2 + (0.4 * index) / rows.length
    const outcome = cells[outcomeColumn] ?? ''
    const said = outcome.slice(0, 200).replace(pipeline, '')
    const isWon = won === undefined ? wonValue.test(said) : outcome === won
    const isLost = lost === undefined ? lostValue.test(said) : outcome === lost
    const score = readNumber(cells[scoreColumn] ?? '')
    if (isWon === isLost) others.set(outcome.slice(0, 40), (others.get(outcome.slice(0, 40)) ?? 0) + 1)
    else if (score === undefined || !Number.isFinite(score)) wrong.push(line)
    else cases.push({ score, won: isWon })
  }
  return { cases, others, wrong }
}

function droppedColumns(titles: string[]): Finding {
  return {
    grade: 'note',
    rule: 'score/personal-column',
    problem: `Verworfen, bevor gerechnet wurde: ${titles.slice(0, 8).join(', ')}${titles.length > 8 ? ' und weitere' : ''}.`,
    remedy: 'Exportieren Sie künftig nur Kennnummer, Score und Ausgang.',
  }
}

const noRows: Finding = {
  grade: 'error',
  rule: 'score/no-rows',
  problem: 'Die Datei enthält keine Zeilen unter der Titelzeile.',
  remedy: 'Fügen Sie eine CSV-Datei mit Titelzeile ein, zum Beispiel «score;ausgang».',
}

function columnMissing(score: number | undefined, outcome: number | undefined): Finding {
  const missing = [score === undefined && 'Score', outcome === undefined && 'Ausgang'].filter(
    (name) => name !== false,
  )
  return {
    grade: 'error',
    rule: 'score/column',
    problem:
      missing.length > 0
        ? `Keine Spalte erkannt für: ${missing.join(' und ')}.`
        : 'Score und Ausgang stehen in derselben Spalte.',
    remedy: 'Wählen Sie die Spalte aus, oder nennen Sie die Spalten «score» und «ausgang».',
  }
}

function noNumber(lines: number[]): Finding {
  return {
    grade: 'warning',
    rule: 'score/no-number',
    problem: `${swissNumber(lines.length)} Zeilen ohne lesbaren Score sind nicht gezählt.`,
    remedy: 'Tragen Sie eine Zahl ein; ein Dezimalkomma ist erlaubt.',
    place: `Zeile ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' und weitere' : ''}`,
  }
}

function otherOutcome(others: Map<string, number>): Finding {
  const shown = [...others]
    .slice(0, 5)
    .map(([value, count]) => `«${value || 'leer'}» (${swissNumber(count)})`)
  return {
    grade: 'warning',
    rule: 'score/other-outcome',
    problem: `Nicht gezählt, weil weder Erfolg noch Absage: ${shown.join(', ')}${others.size > 5 ? ' und weitere' : ''}.`,
    remedy:
      '«Nicht erreicht» und «offen» sind kein Nein. Bestimmen Sie selbst, welcher Wert Erfolg und welcher Absage heisst.',
  }
}
