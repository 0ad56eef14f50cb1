import { marksOf, type TextMark } from './text-mark.ts'
import { words } from './words.ts'

interface Swiss {
  word: string
  /** It depends on what is meant: advice, no replacement. */
  isAdvice: boolean
}

const exact = new Map<string, Swiss>()
const beginnings: [string, string][] = []
const phrases: string[] = []
for (const line of words.trim().split('\n')) {
  const [german = '', swiss = ''] = line.split('=')
  const word = german.replace('*', '')
  exact.set(word, { word: swiss.replace(/^\(|\)$/g, ''), isAdvice: swiss.startsWith('(') })
  if (german.endsWith('*')) beginnings.push([word, swiss])
  if (/[ -]/.test(german)) phrases.push(german)
}

/** Words that Switzerland has another one for. */
export function checkWords(prose: string): TextMark[] {
  // A phrase before its words: «Kfz-Werkstatt» is one find, not the «Kfz» in it.
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}])|\\p{L}+`, 'gu')
  return marksOf(prose, pattern, (found) => {
    const swiss = swissFor(found)
    if (!swiss) return undefined
    return {
      grade: 'note',
      rule: 'swiss/word',
      problem: `«${found}» sagt man in Deutschland.`,
      remedy: `In der Schweiz: ${swiss.isAdvice ? swiss.word : `«${swiss.word}»`}.`,
      ...(!swiss.isAdvice && { replacement: swiss.word }),
    }
  })
}

function swissFor(found: string): Swiss | undefined {
  if (found.length > 40) return undefined
  const known = exact.get(found)
  if (known) return known
  const beginning = beginnings.find(([word]) => found.startsWith(word) && found.length > word.length + 2)
  return beginning && { word: beginning[1] + found.slice(beginning[0].length), isAdvice: false }
}
