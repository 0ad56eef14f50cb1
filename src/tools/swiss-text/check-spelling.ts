import { languageOf } from './language.ts'
import { marksOf, type TextMark } from './text-mark.ts'
import { wordsWithSharpS } from './words.ts'

/** Checks ß and quotation marks. `isCited` tells whether a position is in a quotation by markup. */
export function checkSpelling(prose: string, isCited: (at: number) => boolean): TextMark[] {
  const { marks, quotations } = quotationMarks(prose)
  const isQuoted = (at: number) => isCited(at) || quotations.some(({ start, end }) => start < at && at < end)
  return [...sharpS(prose, isQuoted), ...marks].toSorted((one, other) => one.start - other.start)
}

/** Common words that keep no ß even with a capital: nouns with their compounds, and adjectives at the beginning of a sentence. */
const nouns = new RegExp(wordsWithSharpS.trim().split(/\s+/).join('|'))
const adjectives = /^(?:groß|weiß|heiß|süß|bloß)(?:e|er|es|en|em)$/

/** What precedes a name: a title, or another capitalised word that does not begin a sentence. */
export const title = /(?<!\p{L})(?:Herrn?|Frau|Familie|Dr\.|Prof\.|Firma) $/u
const otherName =
  /(?<!\p{L})(?!(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Im|Am|Zum|Zur|Mit|Für|In|Auf|Unsere?|Ihre?|Neue[rs]?|Und)\s)\p{Lu}[\p{Ll}.]* $/u
/** What follows a name: a legal form, or the German postal code after a street. */
const firm = /^ (?:AG|GmbH|KG|& |und Söhne)|^ \d{1,4} ?[a-z]?[, ]\s?(?:D[- ])?\d{5}(?!\d)/

/**
 * Finds ß. Names keep it, such as «Strauß» and «Gießen», so a capitalised word is corrected only if it is a common one. A quotation may be a title or a
 * name, too. Only the ß is replaced, so that the rest stays as written, for instance «gr&ouml;&szlig;er».
 */
function sharpS(prose: string, isQuoted: (at: number) => boolean): TextMark[] {
  return marksOf(prose, /[ßẞ]/g, (found, { index }) => {
    const start =
      index - (/[\p{L}\p{M}]*$/u.exec(prose.slice(Math.max(0, index - 30), index))?.[0].length ?? 0)
    const after = /^[\p{L}\p{M}]*/u.exec(prose.slice(index + 1, index + 31))?.[0] ?? ''
    const end = index + 1 + after.length
    const word = prose.slice(start, end)
    const others = word.replace(/[ßẞ]/g, '')
    const swiss = others !== '' && others === others.toUpperCase() ? 'SS' : 'ss'
    const isName = !isCommon(word, prose.slice(Math.max(0, start - 30), start), prose.slice(end, end + 20))
    const written = `«${word.replace(/[ßẞ]/g, swiss)}» schreiben`
    // Whether it is a name or title cannot be known, so a ß that stays never counts as right.
    const doubt = isName
      ? (['Namen', 'ob das einer ist', 'kein Name'] as const)
      : isQuoted(index)
        ? (['Titeln und Zitaten', 'ob das so etwas ist', 'weder Titel noch wörtliches Zitat'] as const)
        : undefined
    const rule = 'swiss/sharp-s'
    if (doubt) {
      const [kept, unknown, otherwise] = doubt
      const problem = `«${word}»: Nur in ${kept} bleibt das Eszett; ${unknown}, weiss das Werkzeug nicht.`
      return { grade: 'unchecked', rule, problem, remedy: `Ist es ${otherwise}, ${written}.` }
    }
    const isAmbiguous = /^(?:maß|buß)e[ns]?$/i.test(word)
    return {
      grade: 'warning',
      rule,
      problem: `«${word}»: Das Eszett schreibt man in der Schweiz nicht.`,
      remedy: isAmbiguous
        ? `${written}; das liest sich auch anders («die Masse», «die Busse»): den Satz prüfen.`
        : `${written}.`,
      replacement: swiss,
    }
  })
}

function isCommon(word: string, before: string, after: string): boolean {
  const plain = word.toLowerCase()
  if (plain === word) return true
  if (title.test(before) || firm.test(after)) return false
  return nouns.test(plain) || (adjectives.test(plain) && !otherName.test(before))
}

const inner = /[‚‘›‹]/

interface Range {
  start: number
  end: number
}

/**
 * Finds quotation marks other than «…» and, inside, ‹…›. They are replaced only if all marks of a paragraph form pairs; elsewhere, as in CSV rows, it is
 * unclear which belong together.
 */
function quotationMarks(prose: string): { marks: TextMark[]; quotations: Range[] } {
  const pairs = paragraphs(prose).flatMap((signs) => [
    inPairs(signs.filter(({ sign }) => !inner.test(sign))),
    inPairs(signs.filter(({ sign }) => inner.test(sign))),
  ])
  return {
    // Not in other languages, such as English within a German page.
    marks: [...pairs.flatMap(({ marks }) => marks), ...unusualQuotations(prose)].filter(
      ({ start }) => languageOf(prose.slice(Math.max(0, start - 150), start + 150)) !== 'foreign',
    ),
    quotations: pairs.flatMap(({ quotations }) => quotations),
  }
}

/** Finds quotations in straight single marks, which are not those of «Rock 'n' Roll», and French spaces within «…». */
function unusualQuotations(prose: string): TextMark[] {
  const form = 'Anführung: «…», ohne Abstand; innere: ‹…›. Von Hand ersetzen.'
  const told = (problem: string) => () =>
    ({ grade: 'note', rule: 'swiss/quotation', problem, remedy: form }) as const
  return [
    ...marksOf(
      prose,
      /(?<![\p{L}\d])'\p{L}[^'\n]{2,200}[\p{L}.!?…]'(?![\p{L}\d])/gu,
      told('Gerade einfache Anführungszeichen sind in der Schweiz unüblich.'),
    ),
    ...marksOf(
      prose,
      /« [^«»\n]{1,200}»|«[^«»\n]{1,200} »/g,
      told('Ein Abstand innerhalb der Anführungszeichen ist französisch.'),
    ),
  ]
}

interface Sign {
  sign: string
  at: number
  turn: 'opens' | 'closes' | 'unclear'
  /** Whether a digit precedes, because `27"` may be a measure. */
  isAfterDigit: boolean
}

/** The quotation marks of each paragraph. The neighbouring characters tell whether one opens or closes. */
function paragraphs(prose: string): Sign[][] {
  const found: Sign[][] = []
  let last = 0
  for (const { 0: sign, index: at } of prose.matchAll(/[„“”"»«‚‘›‹]/g)) {
    if (found.length === 0 || /\n\s*\n/.test(prose.slice(last, at))) found.push([])
    const before = prose[at - 1] ?? ' '
    const after = prose[at + 1] ?? ' '
    // «‘» opens only in English, and as often stands for letters: «Rock ‘n‘ Roll».
    const opens =
      sign === '„' ||
      sign === '‚' ||
      (sign !== '‘' && /[\s([{–—/>«‹„‚:]/.test(before) && !/[\s)\].,;:!?»›]/.test(after))
    const closes = /[\p{L}\p{N}.!?…%€)\]»›‘’]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    const turn = opens ? 'opens' : closes ? 'closes' : 'unclear'
    found.at(-1)?.push({ sign, at, turn, isAfterDigit: /\d/.test(before) })
    last = at
  }
  return found
}

function inPairs(signs: Sign[]): { marks: TextMark[]; quotations: Range[] } {
  let isOpen = false
  let isCertain = true
  const turning = signs.filter(({ sign, turn, isAfterDigit }) => {
    const isOther = sign === '‘' || (sign === '"' && isAfterDigit)
    if (turn === 'closes' && isOther && !isOpen) return false
    isCertain &&= turn === (isOpen ? 'closes' : 'opens')
    isOpen = turn === 'opens'
    return turn !== 'unclear'
  })
  isCertain &&= !isOpen
  const quotations = turning.flatMap(({ at, turn }, index) => {
    const next = turning[index + 1]
    return turn === 'opens' && next ? [{ start: at, end: next.at }] : []
  })
  const marks = turning.flatMap(({ sign, at, turn }): TextMark[] => {
    const isInner = inner.test(sign)
    const swiss = turn === 'opens' ? (isInner ? '‹' : '«') : isInner ? '›' : '»'
    if (swiss === sign) return []
    const form = isInner ? 'Innere Anführung: ‹…›.' : 'Anführung: «…», ohne Abstand.'
    return [
      {
        grade: 'note',
        rule: 'swiss/quotation',
        problem: isInner
          ? 'Diese inneren Anführungszeichen sind in der Schweiz unüblich.'
          : 'Diese Anführungszeichen sind in der Schweiz unüblich.',
        remedy: isCertain
          ? form
          : `${form} Von Hand ersetzen: Welche Zeichen zusammengehören, ist hier unklar.`,
        start: at,
        end: at + 1,
        ...(isCertain && { replacement: swiss }),
      },
    ]
  })
  return { marks, quotations }
}
