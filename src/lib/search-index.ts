/** One page as the search knows it; the build writes all of them to `searchIndexPath`. */
export interface SearchEntry {
  path: string
  title: string
  description: string
  /** Section headings. */
  headings: string
  /** The words of the text, each once. */
  words: string
}

export const searchIndexPath = '/search-index.json'

/** German as people type it: lower case, umlauts spelled out or left out alike. */
export function searchWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
}
