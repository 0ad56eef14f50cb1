import { title } from './check-spelling.ts'
import { findingOf } from '../shared/finding.ts'
import { marksOf, type TextMark } from './text-mark.ts'
import { swissPlaces, words } from './words.ts'

/** The Swiss expression by German word, as in the remedy; phrases are in lower case. */
const exact = new Map<string, string>()
/** The beginnings and the endings of compounds. */
const parts: [pattern: RegExp, swiss: string][] = []
const phrases: string[] = []
for (const entry of words.trim().split(/\n|; /)) {
  const [german = '', swiss = ''] = entry.split('=')
  const isPhrase = /[ -]/.test(german)
  const word = isPhrase ? german.toLowerCase() : german.replace('*', '')
  if (isPhrase) phrases.push(german)
  if (german.startsWith('*')) parts.push([new RegExp(`(?<=^\\p{L}{3,})${word}$`, 'u'), swiss])
  else exact.set(word, swiss.startsWith('(') ? swiss.slice(1, -1) : `«${swiss}»`)
  // Of a noun no ending of its case, such as «Führerscheins».
  if (german.endsWith('*'))
    parts.push([new RegExp(`^${word}(?=\\p{L}{${/^\p{Lu}/u.test(word) ? 3 : 1},})`, 'u'), swiss])
}

const knownWords = new Set([...exact].flatMap(([word, swiss]) => [word, /^«(.+)»$/.exec(swiss)?.[1] ?? word]))

/** Whether a word of the list is in the text, or its Swiss counterpart. */
export function hasKnownWord(prose: string): boolean {
  return prose.match(/\p{L}+/gu)?.some((word) => knownWords.has(word) || swissFor(word)) ?? false
}

/** Finds words for which Switzerland has another one. */
export function checkWords(prose: string, isKept: Uint8Array): TextMark[] {
  // Phrases first, so that «Kfz-Werkstatt» is found as a whole, not only «Kfz».
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?!\\p{L})|\\p{L}[\\p{L}\u00AD]*`, 'giu')
  return marksOf(prose, pattern, (match, { index }) => {
    const found = match.replaceAll('\u00AD', '')
    const swiss = swissFor(found, isKept[index] === 1)
    if (!swiss) return
    const before = prose.slice(Math.max(0, index - 20), index)
    const after = prose.slice(index + match.length, index + match.length + 40)
    if (title.test(before) || firm.test(after) || isNameAbroad(found, after)) return
    // This mark hides that of the ß in the word, so it must mention it.
    const isMisspelt = found.includes('ß')
    const problem = `«${found}» sagt man in Deutschland${isMisspelt ? ', und das Eszett schreibt man in der Schweiz nicht' : ''}.`
    return findingOf(isMisspelt ? 'warning' : 'note', 'swiss/word', problem, `In der Schweiz: ${swiss}.`)
  })
}

/** The Swiss expression for a word of the text. In code and quotations, a word in lower case may be an identifier, so it is not read as a noun. */
function swissFor(found: string, isKept = false): string | undefined {
  if (found.length > 40) return undefined
  const written = found.replaceAll('ß', 'ss')
  const lower = written.toLowerCase()
  if (/[ -]/.test(found)) return exact.get(lower)
  const swiss = swissAsSpelt(written)
  if (swiss) return swiss
  const noun = lower.charAt(0).toUpperCase() + lower.slice(1)
  if (/^[\p{Lu}ß]+$/u.test(found)) return swissAsSpelt(noun) ?? swissAsSpelt(lower)
  if (isKept || lower !== written || lower.length < 5 || verbs.test(lower)) return undefined
  return swissAsSpelt(noun)?.replace(/^«\p{Lu}/u, (start) => start.toLowerCase())
}

/** Verbs and adjectives that, with a capital, would be a noun of the list or one of its compounds. */
// cspell:disable-next-line
const verbs = /^(?:(?:reifen|tüten|fliesen|urlauben|tischlern|klempnern)(?:de?[mnrs]?)?|auszubildende[nr]?)$/

function swissAsSpelt(word: string): string | undefined {
  const known = exact.get(word)
  if (known) return known
  const part = parts.find(([pattern]) => pattern.test(word))
  if (part) return `«${word.replace(...part)}»`
  // The case or number of a noun, such as «Tischlern»; the remedy names the plain form.
  const [, noun = ''] = /^(\p{Lu}\p{L}{4,}?)(?:e[ns]?|n|s)$/u.exec(word) ?? []
  return exact.get(noun)
}

/** What follows the name of a firm, such as «Tischler AG» or «Fahrrad Müller GmbH». */
const firm = /^(?: \p{Lu}[\p{L}-]+)? (?:AG|GmbH|KG|Ltd|Inc)(?!\p{L})/u

const institutions =
  /^(?:Agentur für Arbeit|Amtsgericht|Bundesland|Finanzamt|Grundschule|Handwerkskammer|IHK|Jobcenter|Krankenhaus|Landkreis|Landratsamt|Ordnungsamt|Standesamt|TÜV)$/

/** The name after an institution; in capitals only known ones, because there any word may follow. */
const foreignName =
  /^ (?:in |der (?:Stadt )?)?(?!(?:Ihr|Unser|Eure|Dein)\p{Ll}*(?!\p{L}))(\p{Lu}\p{Ll}\p{L}*|NRW|SÜD|NORD)/u

const places = new Set(swissPlaces.trim().split(/\s+/))

/** Whether it is the name of a foreign institution, such as «Finanzamt Konstanz», «TÜV Süd» or «TÜV-geprüft», but not «Finanzamt Zürich». */
function isNameAbroad(found: string, after: string): boolean {
  if (/^(?:TÜV|IHK)$/.test(found) && /^-|^ (?:Thurgau|St\. ?Gallen)/.test(after)) return true
  const name = foreignName.exec(after)?.[1]
  return institutions.test(found) && name !== undefined && !places.has(name)
}
