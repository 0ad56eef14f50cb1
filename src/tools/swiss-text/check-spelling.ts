import { findingOf } from '../shared/finding.ts'
import { languageOf } from './language.ts'
import { marksOf, type TextMark } from './text-mark.ts'
import { wordsWithSharpS } from './words.ts'

/** Checks ß, and quotation marks in the text whose tags are no spaces (`taggedText`). */
export function checkSpelling(prose: string, taggedProse: string): TextMark[] {
  const { marks, isQuoted } = quotationMarks(taggedProse)
  return [...sharpS(prose, isQuoted), ...marks]
}

/** Common words that keep no ß even with a capital: nouns with their compounds, and adjectives at the beginning of a sentence. */
const nouns = new RegExp(wordsWithSharpS.trim().split(/\s+/).join('|'))
// cspell:disable-next-line
const adjectives = /^(?:groß|weiß|heiß|süß|bloß)(?:e|er|es|en|em)$|^(?:spieß|grieß|ruß|kloß)(?:e|es)?$/
/** Adjectives without an ending, which are names elsewhere: «Heiß servieren», «Farbe: Weiß», «Weiß oder Rot». */
const bareAdjective = /^(?:Groß|Weiß|Heiß|Süß|Bloß) \p{Ll}/u
const colours = String.raw`(?:Schwarz|Rot|Blau|Grün|Gelb|Grau|Braun|Beige|Rosa|Silber|Gold)`
const colour = new RegExp(
  String.raw`(?:Farben?:? |${colours}(?:, ?| ?/ ?| und | oder ))Weiß$|^Weiß(?:, ?| ?/ ?| und | oder )${colours}(?!\p{L})`,
  'u',
)

/** What precedes a name: a title, or another capitalised word that does not begin a sentence. */
export const title = /(?<!\p{L})(?:Herrn?|Frau|Familie|Dr\.|Prof\.|Firma) $/u
const otherName =
  /(?<!\p{L})(?!(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Im|Am|Zum|Zur|Mit|Für|In|Auf|Unsere?|Ihre?|Neue[rs]?|Und)\s)\p{Lu}(?:\p{Ll}*|\p{Ll}{0,2}\.) $/u
/** What follows a name: a legal form, or the German postal code after a street. */
const firm =
  /^ (?:AG|GmbH|KG|(?:&|und) (?:Söhne|Sohn|Partner|Co|Cie)(?!\p{L}))|^ \d{1,4} ?[a-z]?[, ]\s?(?:D[- ])?\d{5}(?!\d)/u

/**
 * Finds ß. Names keep it, such as «Strauß» and «Gießen», so a capitalised word is corrected only if it is a common one. A quotation may be a title or a
 * name, too. Only the ß is replaced, so that the rest stays as written, for instance «gr&ouml;&szlig;er».
 */
function sharpS(prose: string, isQuoted: Uint8Array): TextMark[] {
  const pattern = /(?<=([\p{L}\p{M}]{0,30}))[ßẞ](?=([\p{L}\p{M}]{0,30}))/gu
  return marksOf(prose, pattern, (found, { 1: before = '', 2: after = '', index }) => {
    const [start, end] = [index - before.length, index + 1 + after.length]
    const word = prose.slice(start, end)
    const others = word.replace(/[ßẞ]/g, '')
    const swiss = others !== '' && others === others.toUpperCase() ? 'SS' : 'ss'
    const written = `«${word.replace(/[ßẞ]/g, swiss)}» schreiben`
    // Whether it is a name or title cannot be known, so a ß that stays never counts as right.
    if (
      isQuoted[index] ||
      !isCommon(word, prose.slice(Math.max(0, start - 30), start), prose.slice(end, end + 20))
    ) {
      const problem = `«${word}»: Nur in Namen, Titeln und Zitaten bleibt das Eszett; ob das zutrifft, weiss das Werkzeug nicht.`
      return findingOf('unchecked', 'swiss/sharp-s', problem, `Ist es das nicht, ${written}.`)
    }
    const isAmbiguous = /^(?:maß|buß)e[ns]?$/i.test(word)
    const remedy = isAmbiguous
      ? `${written}; das liest sich auch anders («die Masse», «die Busse»): den Satz prüfen.`
      : `${written}.`
    const problem = `«${word}»: Das Eszett schreibt man in der Schweiz nicht.`
    return { ...findingOf('warning', 'swiss/sharp-s', problem, remedy), replacement: swiss }
  })
}

function isCommon(word: string, before: string, after: string): boolean {
  const plain = word.toLowerCase()
  if (plain === word) return true
  if (title.test(before) || firm.test(after)) return false
  if (nouns.test(plain) || colour.test(before + word) || colour.test(word + after)) return true
  const isAdjective = adjectives.test(plain) || bareAdjective.test(word + after)
  return isAdjective && !otherName.test(before) && !after.startsWith(' & ')
}

/** The marks of outer and inner quotations, and pairs of them; the neighbours tell which one opens and which one closes. */
const kinds = [
  {
    swiss: '«»',
    signs: /[„“”"»«]/g,
    pair: /(?<![\p{L}\p{N}])[„“”"»«](?![\s)\].,;:!?])[^„“”"»«]+(?<![\s([{])[“”"»«](?![\p{L}\p{N}])/gu,
    problem: 'Diese Anführungszeichen sind in der Schweiz unüblich.',
    form: 'Anführung: «…», ohne Abstand.',
  },
  {
    swiss: '‹›',
    // «‘» often stands for letters: «Rock ‘n‘ Roll».
    signs: /[‚›‹]/g,
    pair: /(?<![\p{L}\p{N}])[‚›‹](?![\s)\].,;:!?])[^‚‘›‹]+(?<![\s([{])[‘›‹](?![\p{L}\p{N}])/gu,
    problem: 'Diese inneren Anführungszeichen sind in der Schweiz unüblich.',
    form: 'Innere Anführung: ‹…›.',
  },
]

/**
 * Finds quotation marks other than «…» and, inside, ‹…›. They are replaced only if all marks of a paragraph form pairs; elsewhere, as in CSV rows, it is
 * unclear which belong together.
 */
function quotationMarks(prose: string): { marks: TextMark[]; isQuoted: Uint8Array } {
  const marks: TextMark[] = unusualQuotations(prose)
  const isQuoted = new Uint8Array(prose.length)
  let offset = 0
  for (const paragraph of prose.split(/(\n[\s\uE000]*\n)/)) {
    for (const { swiss, signs, pair, problem, form } of kinds) {
      const paired = new Map<number, string>()
      for (const { 0: found, index } of paragraph.matchAll(pair)) {
        const end = index + found.length - 1
        paired.set(index, swiss.charAt(0)).set(end, swiss.charAt(1))
        isQuoted.fill(1, offset + index, offset + end)
      }
      const alone = [...paragraph.matchAll(signs)].filter(
        // «27"» may be a measure.
        ({ 0: sign, index }) =>
          !paired.has(index) && !(sign === '"' && /\d/.test(paragraph[index - 1] ?? '')),
      )
      const isCertain = alone.length === 0
      const remedy = isCertain
        ? form
        : `${form} Von Hand ersetzen: Welche Zeichen zusammengehören, ist hier unklar.`
      for (const [at, replacement] of paired)
        if (paragraph[at] !== replacement)
          marks.push({ ...mark(problem, remedy, offset + at), ...(isCertain && { replacement }) })
      for (const { 0: sign, index } of alone)
        if (/[„“”"‚]/.test(sign)) marks.push(mark(problem, remedy, offset + index))
    }
    offset += paragraph.length
  }
  // Not in other languages, such as English within a German page.
  const isGerman = ({ start }: TextMark) =>
    languageOf(prose.slice(Math.max(0, start - 150), start + 150)) !== 'foreign'
  return { marks: marks.filter(isGerman), isQuoted }
}

function mark(problem: string, remedy: string, start: number): TextMark {
  return { ...findingOf('note', 'swiss/quotation', problem, remedy), start, end: start + 1 }
}

/** Finds quotations in straight single marks, which are not those of «Rock 'n' Roll», and French spaces within «…». */
function unusualQuotations(prose: string): TextMark[] {
  const form = 'Anführung: «…», ohne Abstand; innere: ‹…›. Von Hand ersetzen.'
  const told = (problem: string) => () => findingOf('note', 'swiss/quotation', problem, form)
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
