/** The number of the part that has a word: the one with the longest beginning that the word has. */
export function partOf(word: string, numbers: ReadonlyMap<string, number>): number | undefined {
  for (let to = word.length; to > 0; to -= 1) {
    const number = numbers.get(word.slice(0, to))
    if (number !== undefined) return number
  }
  return undefined
}

/** Where the words of a part stand. */
export const wordsFile = (folder: string, part: number) => `${folder}/words-${part}.json`
/** The names of all pages. */
export const namesFile = (folder: string) => `${folder}/names.json`
/** What is shown of a page or a term. */
export const pageFile = (folder: string, page: number) => `${folder}/page-${page}.json`
