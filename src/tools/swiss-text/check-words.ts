import { title } from './check-spelling.ts'
import { marksOf, type TextMark } from './text-mark.ts'
import { swissPlaces, words } from './words.ts'

/** The Swiss expression by German word, as in the remedy. */
const exact = new Map<string, string>()
const beginnings: [string, string][] = []
const phrases: string[] = []
for (const line of words.trim().split('\n')) {
  const [german = '', swiss = ''] = line.split('=')
  const word = german.replace('*', '')
  exact.set(word, swiss.startsWith('(') ? swiss.slice(1, -1) : `«${swiss}»`)
  if (german.endsWith('*')) beginnings.push([word, swiss])
  if (/[ -]/.test(german)) phrases.push(german)
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
    return {
      grade: isMisspelt ? 'warning' : 'note',
      rule: 'swiss/word',
      problem: `«${found}» sagt man in ${found === 'Jänner' ? 'Österreich' : 'Deutschland'}${isMisspelt ? ', und das Eszett schreibt man in der Schweiz nicht' : ''}.`,
      remedy: `In der Schweiz: ${swiss}.`,
    }
  })
}

function swissFor(found: string): string | undefined {
  if (found.length > 40) return undefined
  const known = exact.get(found.replaceAll('ß', 'ss'))
  if (known) return known
  const beginning = beginnings.find(([word]) => found.startsWith(word) && found.length > word.length + 2)
  return beginning && `«${beginning[1]}${found.slice(beginning[0].length).replaceAll('ß', 'ss')}»`
}

/** What follows the name of a firm, such as «Tischler AG» or «Fahrrad Müller GmbH». */
const firm = /^(?: \p{Lu}[\p{L}-]+)? (?:AG|GmbH|KG|Ltd|Inc)(?!\p{L})/u

const institutions =
  /^(?:Agentur für Arbeit|Amtsgericht|Bundesland|Finanzamt|Grundschule|Handwerkskammer|IHK|Jobcenter|Krankenhaus|Landkreis|Landratsamt|Ordnungsamt|Standesamt|TÜV)$/

const places = new Set(swissPlaces.trim().split(/\s+/))

/** Whether it is the name of a foreign institution, such as «Finanzamt Konstanz», «TÜV Süd» or «TÜV-geprüft», but not «Finanzamt Zürich». */
function isNameAbroad(found: string, after: string): boolean {
  if (/^(?:TÜV|IHK)$/.test(found) && after.startsWith('-')) return true
  const name = /^ (?:in |der (?:Stadt )?)?(\p{Lu}\p{L}+)/u.exec(after)?.[1]
  return institutions.test(found) && name !== undefined && !places.has(name)
}
