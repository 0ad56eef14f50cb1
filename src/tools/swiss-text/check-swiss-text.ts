import { type Finding, listFindings } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { checkLanguageMarks } from './check-language-marks.ts'
import { checkLaw } from './check-law.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkPrices } from './check-prices.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import { maskCode } from './mask-code.ts'
import { piecesOf } from './slice-text.ts'
import { mend, type TextMark } from './text-mark.ts'

export interface SwissTextCheck {
  /** Every place, in the order of the text. */
  marks: TextMark[]
  /** The same for reading: grave first, at most 25 of a rule, with their lines. */
  findings: Finding[]
  /** The text with every safe replacement made. */
  mended: string
}

/** Checks a German text, or the mark-up of a page, for what does not belong in one for Switzerland. */
export function checkSwissText(text: string): SwissTextCheck {
  const prose = maskCode(text)
  const found: TextMark[] = []
  for (const { start, end } of piecesOf(prose)) {
    if (found.length >= mostMarks) break
    for (const mark of checkPiece(prose.slice(start, end), text.slice(start, end)))
      found.push({ ...mark, start: mark.start + start, end: mark.end + start })
  }
  const marks = withLines(text, withoutInner(found))
  const findings = listFindings(marks.map(findingOf))
  return { marks, findings, mended: mend(text, marks) }
}

/** A book has fewer; a megabyte of noise has more than anybody reads. */
const mostMarks = 20_000

function checkPiece(prose: string, text: string): TextMark[] {
  return [
    ...checkLaw(prose),
    ...checkPrices(prose),
    ...checkNumbers(prose),
    ...checkLanguageMarks(text),
    ...checkSpelling(prose),
    ...checkWords(prose),
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
  for (const mark of marks) {
    while (next >= 0 && next < mark.start) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    mark.place = `Zeile ${swissNumber(line)}`
  }
  return marks
}

function findingOf({ grade, rule, problem, remedy, place }: TextMark): Finding {
  return { grade, rule, problem, remedy, ...(place !== undefined && { place }) }
}
