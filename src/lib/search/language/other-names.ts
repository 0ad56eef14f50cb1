import { isStopWord } from './stop-words.ts'
import { synonyms } from './synonyms.ts'
import { stemWord, wordsIn } from './words.ts'

/** What the site calls what is typed as this phrase, in stems: phrases, or words any of which may stand for it. */
export function meaningsOf(phrase: string): string[][] {
  return meanings.get(phrase) ?? []
}

/** What else is typed for what the site calls so, where that is one word. */
export function otherNames(stem: string): string[] {
  return names.get(stem) ?? []
}

/** Every single word that stands for something else. */
export function aliases(): string[] {
  return Object.values(synonyms)
    .flat()
    .filter((name) => wordsIn(name).length === 1)
}

const meanings = new Map<string, string[][]>()
const names = new Map<string, string[]>()
for (const [own, others] of Object.entries(synonyms)) {
  const meaning = stemsOf(own)
  const [only, ...more] = meaning
  for (const other of others) {
    const key = stemsOf(other)
    meanings.set(key.join(' '), [...(meanings.get(key.join(' ')) ?? []), meaning])
    const [name, ...rest] = key
    if (only && name && more.length === 0 && rest.length === 0)
      names.set(only, [...(names.get(only) ?? []), name])
  }
}

export const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

function stemsOf(phrase: string): string[] {
  const words = wordsIn(phrase)
  const telling = words.filter(({ text }) => !isStopWord(text))
  return (telling.length > 0 ? telling : words).map(({ text }) => stemWord(text))
}
