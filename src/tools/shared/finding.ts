import { swissNumber } from './numbers.ts'

/** How much a finding matters: it breaks something, it may, nobody could judge it, or it is good to know. */
export type Grade = 'error' | 'warning' | 'unchecked' | 'note'

/** One thing a tool found, in the words of the visitor. */
export interface Finding {
  grade: Grade
  /** Stable id of the rule, such as `robots/ignored-line`. */
  rule: string
  /** What is wrong, or why it was not checked, in one sentence. */
  problem: string
  /** What to do next, in one sentence. */
  remedy: string
  /** Where in the input, as the visitor counts: «Zeile 3». */
  place?: string
  /** The name of the field that it can be mended in, which then says the problem too. */
  field?: string
}

/** What a tool says of the whole input, its sign and colour: as grave as the gravest that was found. Nothing is right that was not read. */
export interface Verdict {
  state: 'right' | 'warning' | 'wrong' | 'unchecked' | 'answer'
  /** «2 Fehler, 1 Warnung», «In Ordnung», «Nicht geprüft». */
  word: string
  /** Why, or what it means, in a sentence; empty where the findings say it. */
  reason: string
}

/** The verdict that the gravest finding deserves; `right` says what has been checked. */
export function verdictOf(findings: readonly Finding[], right: string): Verdict {
  const gravest = order.flatMap((grade) => findings.find((finding) => finding.grade === grade) ?? [])[0]
  if (gravest?.grade === 'error' || gravest?.grade === 'warning') {
    const state = gravest.grade === 'error' ? 'wrong' : 'warning'
    return { state, word: countFindings(findings), reason: '' }
  }
  if (gravest?.grade === 'unchecked') {
    const isAlone = findings.filter(({ grade }) => grade === 'unchecked').length === 1
    return unchecked(isAlone ? wholeOf(gravest) : gravest.problem)
  }
  return { state: 'right', word: 'In Ordnung', reason: right }
}

/** A finding as one text, which a list need not say again. */
export function wholeOf({ place, problem, remedy }: Finding): string {
  return `${place ? `${place}: ` : ''}${problem} ${remedy}`
}

/** Nothing was read, with what to do about it. */
export function unchecked(reason: string): Verdict {
  return { state: 'unchecked', word: 'Nicht geprüft', reason }
}

/** What a calculator or generator says: neither right nor wrong. */
export function answer(word: string, reason = ''): Verdict {
  return { state: 'answer', word, reason }
}

/** The rules that a tool follows, and the day they were read. */
export interface RuleSource {
  title: string
  url: `https://${string}`
  /** Day of reading, such as 2026-11-22. */
  read: string
}

/** A finding on one line, for engines with many. */
export function findingOf(
  grade: Grade,
  rule: string,
  problem: string,
  remedy: string,
  place?: string,
): Finding {
  return { grade, rule, problem, remedy, ...(place !== undefined && { place }) }
}

/** Makes the findings of one area: what `findingsOf('robots')` makes has rules such as `robots/unknown`. */
export function findingsOf(area: string, usualPlace?: string) {
  return (grade: Grade, rule: string, problem: string, remedy: string, place = usualPlace): Finding =>
    findingOf(grade, `${area}/${rule}`, problem, remedy, place)
}

const order: Grade[] = ['error', 'warning', 'unchecked', 'note']

/** So many of one rule are listed, and so many places of one finding; a megabyte of noise would otherwise yield 100,000. */
const [mostOfOneRule, mostPlaces] = [25, 5]

/**
 * The findings as a visitor reads them: the grave ones first, otherwise in the order of the input. What is the same in several places is said
 * once with its places. Of a rule that is broken often, the first 25 stand for all, and the last of them says how many more there are.
 */
export function listFindings(findings: Iterable<Finding>): Finding[] {
  const alike = new Map<string, { finding: Finding; places: Set<string> }>()
  for (const finding of findings) {
    const key = [finding.grade, finding.rule, finding.problem, finding.remedy].join('\n')
    const same = alike.get(key) ?? { finding, places: new Set() }
    alike.set(key, same)
    if (finding.place !== undefined) same.places.add(finding.place)
  }
  const counts = new Map<string, number>()
  for (const { finding } of alike.values()) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1)
  const seen = new Map<string, number>()
  const shown = [...alike.values()].flatMap(({ finding, places }) => {
    const index = seen.get(finding.rule) ?? 0
    seen.set(finding.rule, index + 1)
    if (index >= mostOfOneRule) return []
    const hidden = index === mostOfOneRule - 1 ? (counts.get(finding.rule) ?? 0) - mostOfOneRule : 0
    return [withMore(inPlaces(finding, [...places]), hidden)]
  })
  return order.flatMap((grade) => shown.filter((finding) => finding.grade === grade))
}

function inPlaces(finding: Finding, places: readonly string[]): Finding {
  if (places.length < 2) return finding
  const others = places.length - mostPlaces
  const listed = places.slice(0, mostPlaces).join(', ')
  return { ...finding, place: others > 0 ? `${listed} und ${swissNumber(others)} weitere` : listed }
}

function withMore(finding: Finding, hidden: number): Finding {
  if (hidden === 0) return finding
  const more = hidden === 1 ? 'noch eine Stelle' : `noch ${swissNumber(hidden)} Stellen`
  return { ...finding, problem: `${finding.problem} Dasselbe gilt für ${more}.` }
}

/** «2 Fehler, 1 Warnung, 3 Hinweise»; empty where there is nothing to say. */
function countFindings(findings: readonly Finding[]): string {
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
