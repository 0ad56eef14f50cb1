import { marksOf, type TextMark } from './text-mark.ts'
import { swissPlaces, words } from './words.ts'

/** What is said in Switzerland, as the remedy says it. */
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

/** Words that Switzerland has another one for. */
export function checkWords(prose: string): TextMark[] {
  // A phrase before its words: «Kfz-Werkstatt» is one find, not the «Kfz» in it.
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}])|\\p{L}+`, 'gu')
  return marksOf(prose, pattern, (found, { index }) => {
    const swiss = swissFor(found)
    if (!swiss || isNameAbroad(found, prose.slice(index + found.length, index + found.length + 40))) return
    // The word hides the mark of its ß, which the copied text has no more.
    const isMisspelt = found.includes('ß')
    return {
      grade: isMisspelt ? 'warning' : 'note',
      rule: 'swiss/word',
      problem: `«${found}» sagt man in Deutschland${isMisspelt ? ', und das Eszett schreibt man in der Schweiz nicht' : ''}.`,
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

const institutions =
  /^(?:Agentur für Arbeit|Amtsgericht|Bundesland|Finanzamt|Grundschule|Handwerkskammer|IHK|Jobcenter|Krankenhaus|Landkreis|Landratsamt|Ordnungsamt|Standesamt|TÜV)$/

const places = new Set(swissPlaces.trim().split(/\s+/))

/** «Finanzamt Konstanz», «TÜV Süd»: the name of an institution abroad, and right as it is; «Finanzamt Zürich» is none. */
function isNameAbroad(found: string, after: string): boolean {
  const name = /^ (?:in |der (?:Stadt )?)?(\p{Lu}\p{L}+)/u.exec(after)?.[1]
  return institutions.test(found) && name !== undefined && !places.has(name)
}
