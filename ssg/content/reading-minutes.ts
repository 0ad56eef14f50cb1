import type { Nodes } from 'mdast'
import { countWords } from './count-words.ts'

/**
 * English non-fiction is read at 238 words a minute, by most adults at 175 to 300 (Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047); German says the same in fewer and longer words.
 */
const wordsPerMinute = 200

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(tree: Nodes): number {
  return Math.ceil(countWords(tree) / wordsPerMinute)
}
