import { marksOf, type TextMark } from './text-mark.ts'

/** ß and quotation marks: what Swiss spelling writes otherwise. */
export function checkSpelling(prose: string): TextMark[] {
  return [...sharpS(prose), ...quotations(prose)].toSorted((one, other) => one.start - other.start)
}

/** The sign alone is replaced, so that the rest of the word stays as it was written, be it «gr&ouml;&szlig;er». */
function sharpS(prose: string): TextMark[] {
  return marksOf(prose, /[ßẞ]/g, (found, { index }) => {
    const before = /[\p{L}\p{M}]*$/u.exec(prose.slice(Math.max(0, index - 30), index))?.[0] ?? ''
    const after = /^[\p{L}\p{M}]*/u.exec(prose.slice(index + 1, index + 31))?.[0] ?? ''
    const others = (before + after).replace(/[ßẞ]/g, '')
    const replacement = others !== '' && others === others.toUpperCase() ? 'SS' : 'ss'
    const word = before + found + after
    return {
      grade: 'warning',
      rule: 'swiss/sharp-s',
      problem: `«${word}»: Das Eszett schreibt man in der Schweiz nicht.`,
      remedy: `«${word.replace(/[ßẞ]/g, replacement)}» schreiben; Eigennamen und Zitate ausgenommen.`,
      replacement,
    }
  })
}

const inner = /[‚‘›‹]/

/**
 * Swiss texts write «…» outside and ‹…› inside, without spaces. They are replaced where each sign of a paragraph that opens is followed by
 * one that closes; elsewhere, as in the rows of a CSV file, nobody can tell what belongs together.
 */
function quotations(prose: string): TextMark[] {
  return paragraphs(prose).flatMap((signs) => [
    ...inPairs(signs.filter(({ sign }) => !inner.test(sign))),
    ...inPairs(signs.filter(({ sign }) => inner.test(sign))),
  ])
}

interface Sign {
  sign: string
  at: number
  turn: 'opens' | 'closes' | 'unclear'
  /** 27" may be a measure. */
  isAfterDigit: boolean
}

/** The quotation marks of each paragraph, and what each does, as its neighbours say. */
function paragraphs(prose: string): Sign[][] {
  const found: Sign[][] = []
  let last = 0
  for (const { 0: sign, index: at } of prose.matchAll(/[„“”"»«‚‘›‹]/g)) {
    if (found.length === 0 || /\n\s*\n/.test(prose.slice(last, at))) found.push([])
    const before = prose[at - 1] ?? ' '
    const after = prose[at + 1] ?? ' '
    const opens =
      sign === '„' || sign === '‚' || (/[\s([{–—/>«‹„‚:]/.test(before) && !/[\s)\].,;:!?»›]/.test(after))
    const closes = /[\p{L}\p{N}.!?…%€)\]»›]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    const turn = opens ? 'opens' : closes ? 'closes' : 'unclear'
    found.at(-1)?.push({ sign, at, turn, isAfterDigit: /\d/.test(before) })
    last = at
  }
  return found
}

function inPairs(signs: Sign[]): TextMark[] {
  let isOpen = false
  let isCertain = true
  const turning = signs.filter(({ sign, turn, isAfterDigit }) => {
    if (turn === 'closes' && sign === '"' && isAfterDigit && !isOpen) return false
    isCertain &&= turn === (isOpen ? 'closes' : 'opens')
    isOpen = turn === 'opens'
    return turn !== 'unclear'
  })
  isCertain &&= !isOpen
  return turning.flatMap(({ sign, at, turn }): TextMark[] => {
    const isInner = inner.test(sign)
    const swiss = turn === 'opens' ? (isInner ? '‹' : '«') : isInner ? '›' : '»'
    if (swiss === sign) return []
    const form = isInner ? 'Innere Anführung: ‹…›.' : 'Anführung: «…», ohne Abstand.'
    return [
      {
        grade: 'note',
        rule: 'swiss/quotation',
        problem: `Das Anführungszeichen ${sign} ist in der Schweiz unüblich.`,
        remedy: isCertain
          ? form
          : `${form} Von Hand ersetzen: Welche Zeichen zusammengehören, ist hier unklar.`,
        start: at,
        end: at + 1,
        ...(isCertain && { replacement: swiss }),
      },
    ]
  })
}
