import { title } from './check-spelling.ts'
import { findingOf } from '../shared/finding.ts'
import { marksOf, type TextMark } from './text-mark.ts'
import { swissPlaces, words } from './words.ts'

/** The Swiss expression by German word, as in the remedy. */
const exact = new Map<string, string>()
/** The beginnings and the endings of compounds. */
const parts: [pattern: RegExp, swiss: string][] = []
const phrases: string[] = []
for (const entry of words.trim().split(/\n|; /)) {
  const [german = '', swiss = ''] = entry.split('=')
  const word = german.replace('*', '')
  if (/[ -]/.test(german)) phrases.push(german)
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
export function checkWords(prose: string): TextMark[] {
  // Phrases first, so that «Kfz-Werkstatt» is found as a whole, not only «Kfz».
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}])|\\p{L}+`, 'gu')
  return marksOf(prose, pattern, (found, { index }) => {
    const swiss = swissFor(found)
    if (!swiss) return
    const before = prose.slice(Math.max(0, index - 20), index)
    const after = prose.slice(index + found.length, index + found.length + 40)
    if (title.test(before) || firm.test(after) || isNameAbroad(found, after)) return
    // This mark hides that of the ß in the word, so it must mention it.
    const isMisspelt = found.includes('ß')
    const problem = `«${found}» sagt man in Deutschland${isMisspelt ? ', und das Eszett schreibt man in der Schweiz nicht' : ''}.`
    return findingOf(isMisspelt ? 'warning' : 'note', 'swiss/word', problem, `In der Schweiz: ${swiss}.`)
  })
}

function swissFor(found: string): string | undefined {
  if (found.length > 40) return undefined
  const written = found.replaceAll('ß', 'ss')
  const known = exact.get(written)
  if (known) return known
  const part = parts.find(([pattern]) => pattern.test(written))
  if (part) return `«${written.replace(...part)}»`
  // The case or number of a noun, such as «Tischlern»; the remedy names the plain form.
  const [, noun = ''] = /^(\p{Lu}\p{L}{4,}?)(?:e[ns]?|n|s)$/u.exec(written) ?? []
  return exact.get(noun)
}

/** What follows the name of a firm, such as «Tischler AG» or «Fahrrad Müller GmbH». */
const firm = /^(?: \p{Lu}[\p{L}-]+)? (?:AG|GmbH|KG|Ltd|Inc)(?!\p{L})/u

const institutions =
  /^(?:Agentur für Arbeit|Amtsgericht|Bundesland|Finanzamt|Grundschule|Handwerkskammer|IHK|Jobcenter|Krankenhaus|Landkreis|Landratsamt|Ordnungsamt|Standesamt|TÜV)$/

const places = new Set(swissPlaces.trim().split(/\s+/))

/** Whether it is the name of a foreign institution, such as «Finanzamt Konstanz», «TÜV Süd» or «TÜV-geprüft», but not «Finanzamt Zürich». */
function isNameAbroad(found: string, after: string): boolean {
  if (/^(?:TÜV|IHK)$/.test(found) && /^-|^ (?:Thurgau|St\. ?Gallen)/.test(after)) return true
  const name = /^ (?:in |der (?:Stadt )?)?(\p{Lu}\p{L}+)/u.exec(after)?.[1]
  return institutions.test(found) && name !== undefined && !places.has(name)
}
