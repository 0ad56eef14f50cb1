import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesOf } from './nodes-of.ts'

/**
 * English non-fiction is read at 238 words a minute, by most adults at 175 to 300 (Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047); German says the same in fewer and longer words.
 */
const wordsPerMinute = 200

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(tree: Nodes): number {
  return Math.ceil(countWords(tree) / wordsPerMinute)
}

/** The words of a text, its lists and tables among them, code blocks and figures not. */
export function countWords(tree: Nodes): number {
  return nodesOf(tree, 'paragraph', 'heading', 'tableCell')
    .map((node) => toString(node, { includeImageAlt: false }))
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0), 0)
}
