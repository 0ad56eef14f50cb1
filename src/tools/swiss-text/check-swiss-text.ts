import { findingOf, listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { checkLanguageMarks } from './check-language-marks.ts'
import { checkLaw } from './check-law.ts'
import { checkNumbers, withoutPayments } from './check-numbers.ts'
import { checkPrices } from './check-prices.ts'
import { checkSpelling, isGerman } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import { pauses, piecesOf } from './pieces.ts'
import { readProse, type Prose } from './read-prose.ts'
import { mend, type TextMark } from './text-mark.ts'

export interface SwissTextCheck {
  /** The checked text. */
  text: string
  /** Every finding with its position, in the order of the text. */
  marks: TextMark[]
  /** The findings for display (`listFindings`), numbered as in the text, and those about unchecked parts. */
  findings: Finding[]
  /** The text with ß, quotation marks and «MWST» replaced. All other findings are only suggestions. */
  mended: string
}

/** Checks a German text or HTML source for usage that is not Swiss. */
export function checkSwissText(text: string): SwissTextCheck {
  const prose = readProse(text)
  const found = checkLanguageMarks(text)
  for (const piece of piecesOf(prose.text))
    if (found.length < mostMarks) found.push(...checkPiece(prose, piece))
  return checked(text, prose, found)
}

/** The same with pauses, for a long text. */
export async function checkLongText(text: string): Promise<SwissTextCheck> {
  const pause = pauses()
  const prose = readProse(text)
  const found = checkLanguageMarks(text)
  for (const piece of piecesOf(prose.text)) {
    await pause()
    if (found.length < mostMarks) found.push(...checkPiece(prose, piece))
  }
  return checked(text, prose, found)
}

/** The maximum number of marks. A book has fewer; only noise has more. */
const mostMarks = 20_000

function checkPiece({ text, origin, cited }: Prose, piece: { start: number; end: number }): TextMark[] {
  const prose = withoutPayments(text.slice(piece.start, piece.end))
  const isCited = (at: number) =>
    cited.some(({ start, end }) => start <= at + piece.start && at + piece.start < end)
  return [
    ...checkLaw(prose),
    ...checkPrices(prose),
    ...checkNumbers(prose),
    ...checkSpelling(prose, isCited),
    ...checkWords(prose),
  ].map((mark) => ({
    ...mark,
    start: origin(mark.start + piece.start),
    end: origin(mark.end + piece.start),
  }))
}

function checked(text: string, prose: Prose, found: TextMark[]): SwissTextCheck {
  const marks = withLines(text, withoutInner(found))
  return {
    text,
    marks,
    findings: listFindings([...unread(text, prose, found), ...grouped(marks)]),
    mended: mend(text, found),
  }
}

/** Merges findings with the same message, such as those of the two marks of a quotation. */
function grouped(marks: readonly TextMark[]): Finding[] {
  const groups = new Map<string, { first: TextMark; others: number }>()
  for (const mark of marks) {
    const group = groups.get(mark.problem)
    if (group) group.others += 1
    else groups.set(mark.problem, { first: mark, others: 0 })
  }
  return [...groups.values()].map(({ first: { grade, rule, problem, remedy, place = '' }, others }) =>
    findingOf(
      grade,
      rule,
      problem,
      remedy,
      others > 0 ? `${place} und ${swissNumber(others)} weitere` : place,
    ),
  )
}

/** Findings about a text, or parts of it, that were not checked. */
function unread(text: string, prose: Prose, found: TextMark[]): Finding[] {
  const findings: Finding[] = []
  const say = (rule: string, problem: string, remedy: string) =>
    findings.push(findingOf('unchecked', `swiss/${rule}`, problem, remedy))
  const words = prose.text.match(/\p{L}{2,}/gu)?.length ?? 0
  if (found.length >= mostMarks)
    say(
      'too-many',
      `Nach ${swissNumber(mostMarks)} Stellen wurde der Rest des Textes nicht geprüft.`,
      'Prüfen Sie den Text in Teilen.',
    )
  else if (words === 0 && found.length === 0)
    say(
      'no-text',
      'Darin steht kein Text für Menschen.',
      'Fügen Sie den Text ein oder den Quelltext der Seite.',
    )
  else if (!isGerman(prose.text))
    say(
      'not-german',
      'Der Text ist wohl nicht deutsch, oder er besteht aus Stichworten.',
      'Geprüft sind nur Zeichen und Zahlen; die Wortliste ist deutsch.',
    )
  if (prose.hidden !== '')
    say(
      'open-tag',
      `Nicht gelesen ist, was ab «${prose.hidden.slice(0, 40)}» folgt: Dort schliesst ein Tag oder ein Anführungszeichen nicht.`,
      'Ergänzen Sie das fehlende Zeichen, oder löschen Sie den Tag.',
    )
  // Google may show texts of structured data, so the visitor should know that they were not checked.
  if (/<script\b[^<>]*application\/ld\+json/i.test(text))
    say(
      'structured-data',
      'Nicht geprüft: die Texte im JSON-LD.',
      'Fügen Sie Namen und Beschreibungen daraus einzeln ein.',
    )
  return findings
}

/** Drops marks within a longer one: «MwSt.» in «zzgl. MwSt.». */
function withoutInner(found: TextMark[]): TextMark[] {
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = -1
  return sorted.filter((mark) => {
    const isInner = mark.end <= end
    if (!isInner) end = mark.end
    return !isInner
  })
}

function withLines(text: string, marks: TextMark[]): TextMark[] {
  let line = 1
  let next = text.indexOf('\n')
  for (const [index, mark] of marks.entries()) {
    while (next >= 0 && next < mark.start) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    mark.place = `Stelle ${swissNumber(index + 1)}, Zeile ${swissNumber(line)}`
  }
  return marks
}
