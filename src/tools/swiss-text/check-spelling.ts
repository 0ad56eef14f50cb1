import { marksOf, type TextMark } from './text-mark.ts'

/** ß and quotation marks: what Swiss spelling writes otherwise. */
export function checkSpelling(prose: string): TextMark[] {
  return [...sharpS(prose), ...quotations(prose)].toSorted((one, other) => one.start - other.start)
}

function sharpS(prose: string): TextMark[] {
  // Word by word: a pattern that asks for an ß would begin anew at every letter of a word without one.
  return marksOf(prose, /[\p{L}\p{M}]+/gu, (found) => {
    if (!/[ßẞ]/.test(found)) return undefined
    const others = found.replace(/[ßẞ]/g, '')
    const isUpper = others !== '' && others === others.toUpperCase()
    const replacement = found.replace(/[ßẞ]/g, isUpper ? 'SS' : 'ss')
    return {
      grade: 'warning',
      rule: 'swiss/sharp-s',
      problem: `«${found.slice(0, 60)}»: Das Eszett schreibt man in der Schweiz nicht.`,
      remedy: `«${replacement.slice(0, 60)}» schreiben; Eigennamen und Zitate ausgenommen.`,
      replacement,
    }
  })
}

/** Which signs open and close, outer first; what stands in the middle may open or close, as its neighbours say. */
const signs = /[„“”"»«‚‘›‹]/g
const inner = /[‚‘›‹]/

/**
 * Swiss texts write «…» outside and ‹…› inside, without spaces. A sign opens where a space or a bracket precedes it and a
 * letter follows; those that do neither, such as an inch mark or an apostrophe, are left alone.
 */
function quotations(prose: string): TextMark[] {
  return marksOf(prose, signs, (found, { index }) => {
    const before = prose[index - 1] ?? ' '
    const after = prose[index + 1] ?? ' '
    const opens =
      found === '„' || found === '‚' || (/[\s([{–—/>«‹„‚:]/.test(before) && !/[\s)\].,;:!?»›]/.test(after))
    const closes = !opens && /[\p{L}\p{N}.!?…%)\]»›]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    // 27" is a measure.
    if (found === '"' && closes && /\d/.test(before)) return undefined
    // ‘ between letters is an apostrophe.
    if (!opens && !closes) return undefined
    const isInner = inner.test(found)
    const replacement = opens ? (isInner ? '‹' : '«') : isInner ? '›' : '»'
    if (replacement === found) return undefined
    return {
      grade: 'note',
      rule: 'swiss/quotation',
      problem: `Das Anführungszeichen ${found} ist in der Schweiz unüblich.`,
      remedy: isInner ? 'Innere Anführung: ‹…›.' : 'Anführung: «…», ohne Abstand.',
      replacement,
    }
  })
}
