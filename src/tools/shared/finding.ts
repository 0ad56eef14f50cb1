import { swissNumber } from './numbers.ts'

/** The severity: it breaks something, it may break something, it could not be checked, or it is good to know. */
export type Grade = 'error' | 'warning' | 'unchecked' | 'note'

/** A finding of a tool, in German. */
export interface Finding {
  grade: Grade
  /** Stable id of the rule, such as `robots/ignored-line`. */
  rule: string
  /** What is wrong, or why it was not checked; one sentence. */
  problem: string
  /** What to do about it; one sentence. */
  remedy: string
  /** The place in the input, counted from 1: «Zeile 3». */
  place?: string
  /** The name of the field that it is about. The field shows the first of its findings (`findingAt`). */
  field?: string
}

/** The result for the whole input. Its state follows the most severe finding. Input that was not read is `unchecked`, never `right`. */
export interface Verdict {
  state: 'right' | 'warning' | 'wrong' | 'unchecked' | 'answer'
  /** «2 Fehler, 1 Warnung», «In Ordnung», «Nicht geprüft». */
  word: string
  /** The reason or meaning in a sentence, the place to begin with, or a whole finding, which the list leaves out. */
  reason: string
}

/**
 * The verdict of the most severe finding: all of it if it is the only one besides hints, else the place to begin with, and the list says the rest. `right` is
 * the reason without errors and warnings: what has been checked.
 */
export function verdictOf(findings: readonly Finding[], right: string): Verdict {
  const [gravest, second] = order.flatMap((grade) => findings.filter((finding) => finding.grade === grade))
  if (!gravest || gravest.grade === 'note') return { state: 'right', word: 'In Ordnung', reason: right }
  const isAlone = !second || second.grade === 'note'
  const reason = isAlone || !gravest.place ? wholeOf(gravest) : `Beginnen Sie mit: ${gravest.place}.`
  if (gravest.grade === 'unchecked') return unchecked(reason)
  const state = gravest.grade === 'error' ? 'wrong' : 'warning'
  return { state, word: countFindings(findings), reason }
}

/** A finding as one text. */
export function wholeOf({ place, problem, remedy }: Finding): string {
  return `${place ? `${place}: ` : ''}${problem} ${remedy}`
}

/** The finding that a field shows, and the list leaves out. */
export function findingAt(findings: readonly Finding[], name: string | undefined): Finding | undefined {
  return findings.find(({ field }) => field !== undefined && field === name)
}

/** Verdict and findings as a text to send, with the tool's own lines between them. */
export function resultText(
  { word, reason }: Verdict,
  findings: readonly Finding[],
  lines: readonly string[] = [],
): string {
  const found = findings.map(wholeOf).filter((whole) => !reason.includes(whole))
  return [
    `${word}. ${reason}`.trim(),
    '',
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...found.map((whole) => `- ${whole}`),
  ]
    .join('\n')
    .trim()
}

/** The verdict for input that was not read, or of which nothing certain can be said. */
export function unchecked(reason: string, word = 'Nicht geprüft'): Verdict {
  return { state: 'unchecked', word, reason }
}

/** The verdict of a calculator or generator, neither right nor wrong. */
export function answer(word: string, reason = ''): Verdict {
  return { state: 'answer', word, reason }
}

/** A source of a tool's rules. */
export interface RuleSource {
  title: string
  url: `https://${string}`
  /** The day of the last check, such as 2026-11-22. */
  read: string
}

/** Creates a finding. */
export function findingOf(
  grade: Grade,
  rule: string,
  problem: string,
  remedy: string,
  place?: string,
): Finding {
  return { grade, rule, problem, remedy, ...(place !== undefined && { place }) }
}

/** A factory for the findings of an area. Those of `findingsOf('robots')` have rules such as `robots/unknown`. */
export function findingsOf(area: string, usualPlace?: string) {
  return (grade: Grade, rule: string, problem: string, remedy: string, place = usualPlace): Finding =>
    findingOf(grade, `${area}/${rule}`, problem, remedy, place)
}

/** A finding and whether it applies, with the arguments of `findingsOf`. */
export type FindingRow = [applies: boolean, ...Parameters<ReturnType<typeof findingsOf>>]

/** The findings of a table that apply. */
export function applicable(told: ReturnType<typeof findingsOf>, rows: readonly FindingRow[]): Finding[] {
  return rows.flatMap(([applies, ...finding]) => (applies ? [told(...finding)] : []))
}

const order: Grade[] = ['error', 'warning', 'unchecked', 'note']

/** The maximum number of findings per rule, and of places per finding. A megabyte of noise would otherwise yield 100,000. */
const [mostOfOneRule, mostPlaces] = [25, 5]

/** Prepares findings for display: the most severe first, otherwise in input order. Equal findings are merged into one with several places. */
export function listFindings(findings: Iterable<Finding>): Finding[] {
  const alike = new Map<string, { finding: Finding; places: Set<string> }>()
  for (const finding of findings) {
    const key = [finding.grade, finding.rule, finding.problem, finding.remedy, finding.field].join('\n')
    const same = alike.get(key) ?? { finding, places: new Set() }
    alike.set(key, same)
    if (finding.place !== undefined) same.places.add(finding.place)
  }
  const merged = [...alike.values()].map(({ finding, places }) => inPlaces(finding, [...places]))
  const counts = new Map<string, number>()
  const shown = merged.filter(({ rule }) => {
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
    return (counts.get(rule) ?? 0) <= mostOfOneRule
  })
  const hidden = merged.length - shown.length
  if (hidden > 0) shown.push(moreOf(hidden))
  return order.flatMap((grade) => shown.filter((finding) => finding.grade === grade))
}

const moreOf = (hidden: number) =>
  findingOf(
    'note',
    'more',
    `Gezeigt sind von jeder Art ${mostOfOneRule}; ${swissNumber(hidden)} weitere stehen nicht da.`,
    'Beheben Sie zuerst diese.',
  )

function inPlaces(finding: Finding, places: readonly string[]): Finding {
  if (places.length < 2) return finding
  const others = places.length - mostPlaces
  const listed = places.slice(0, mostPlaces).join(', ')
  return { ...finding, place: others > 0 ? `${listed} und ${swissNumber(others)} weitere` : listed }
}

/** «2 Fehler, 1 Warnung, 3 Hinweise»; empty without findings. */
export function countFindings(findings: readonly Finding[]): string {
  const counted = order.flatMap((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length
    const [one, more] = words[grade]
    return count === 0 ? [] : [`${swissNumber(count)} ${count === 1 ? one : more}`]
  })
  return counted.join(', ')
}

const words: Record<Grade, [one: string, more: string]> = {
  error: ['Fehler', 'Fehler'],
  warning: ['Warnung', 'Warnungen'],
  unchecked: ['nicht geprüft', 'nicht geprüft'],
  note: ['Hinweis', 'Hinweise'],
}
