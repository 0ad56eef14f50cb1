import { findingOf, listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { pauses } from './pauses.ts'
import { checkLanguageMarks } from './check-language-marks.ts'
import { checkLaw } from './check-law.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkPrices } from './check-prices.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import { decode } from './decode.ts'
import { maskCode } from './mask-code.ts'
import { withoutPayments } from './references.ts'
import { piecesOf } from './slice-text.ts'
import { mend, type TextMark } from './text-mark.ts'

export interface SwissTextCheck {
  /** What was checked. */
  text: string
  /** Every place, in the order of the text. */
  marks: TextMark[]
  /** The same for reading: grave first, at most 25 of a rule, numbered as in the text, and what could not be checked. */
  findings: Finding[]
  /** The text with ß, quotation marks and «MWST» replaced; all else is advice. */
  mended: string
}

/** Checks a German text, or the mark-up of a page, for what does not belong in one for Switzerland. */
export function checkSwissText(text: string): SwissTextCheck {
  const prose = maskCode(text)
  const found: TextMark[] = []
  for (const piece of piecesOf(prose))
    found.push(...(found.length < mostMarks ? checkPiece(text, prose, piece) : []))
  return checked(text, prose, found)
}

/** The same with pauses, for a text that takes long. */
export async function checkLongText(text: string): Promise<SwissTextCheck> {
  const pause = pauses()
  const prose = maskCode(text)
  const found: TextMark[] = []
  for (const piece of piecesOf(prose)) {
    await pause()
    if (found.length < mostMarks) found.push(...checkPiece(text, prose, piece))
  }
  return checked(text, prose, found)
}

/** A book has fewer; a megabyte of noise has more than anybody reads. */
const mostMarks = 20_000

function checkPiece(
  source: string,
  masked: string,
  { start, end }: { start: number; end: number },
): TextMark[] {
  const { text, origin } = decode(masked.slice(start, end))
  const prose = withoutPayments(text)
  const marks = [
    ...checkLaw(prose),
    ...checkPrices(prose),
    ...checkNumbers(prose),
    ...checkSpelling(prose),
    ...checkWords(prose),
  ].map((mark) => ({ ...mark, start: origin(mark.start), end: origin(mark.end) }))
  return [...marks, ...checkLanguageMarks(source.slice(start, end))].map((mark) => ({
    ...mark,
    start: mark.start + start,
    end: mark.end + start,
  }))
}

function checked(text: string, prose: string, found: TextMark[]): SwissTextCheck {
  const marks = withLines(text, withoutInner(found))
  const findings = marks.map(({ grade, rule, problem, remedy, place }) =>
    findingOf(grade, rule, problem, remedy, place),
  )
  return {
    text,
    marks,
    findings: listFindings([...unread(prose, found), ...unreadData(text), ...findings]),
    mended: mend(text, found),
  }
}

/** Words that hardly any German sentence does without. */
const german =
  /(?<![\p{L}])(?:der|die|das|den|dem|und|oder|ist|sind|wir|Sie|Ihre?|für|mit|von|zu|auf|bei|nicht|ein|eine|einen|im|am|zum|zur|nach|ab|aus|pro|nur|per|inkl|zzgl)(?![\p{L}])/giu

/** Why a text, or a part of it, was not checked. */
function unread(prose: string, found: TextMark[]): Finding[] {
  const words = prose.match(/\p{L}{2,}/gu)?.length ?? 0
  if (found.length >= mostMarks)
    return [
      findingOf(
        'unchecked',
        'swiss/too-many',
        `Nach ${swissNumber(mostMarks)} Stellen wurde der Rest des Textes nicht geprüft.`,
        'Prüfen Sie den Text in Teilen.',
      ),
    ]
  if (words === 0 && found.length === 0)
    return [
      findingOf(
        'unchecked',
        'swiss/no-text',
        'Darin steht kein Text für Menschen.',
        'Fügen Sie den Text ein oder den Quelltext der Seite.',
      ),
    ]
  if (words >= 12 && (prose.match(german)?.length ?? 0) < words / 20)
    return [
      findingOf(
        'unchecked',
        'swiss/not-german',
        'Der Text ist wohl nicht deutsch, oder er besteht aus Stichworten.',
        'Geprüft sind nur Zeichen und Zahlen; die Wortliste ist deutsch.',
      ),
    ]
  return []
}

/** Structured data is text for machines, which Google shows to people all the same. */
function unreadData(text: string): Finding[] {
  if (!/<script\b[^<>]*application\/ld\+json/i.test(text)) return []
  return [
    findingOf(
      'unchecked',
      'swiss/structured-data',
      'Nicht geprüft: die Texte im JSON-LD.',
      'Fügen Sie Namen und Beschreibungen daraus einzeln ein.',
    ),
  ]
}

/** Of two finds at the same place, the longer one says more: «zzgl. MwSt.» rather than «MwSt.» */
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
