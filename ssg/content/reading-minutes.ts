import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesOf } from './nodes-of.ts'

/**
 * Adults read English non-fiction at 238 words a minute on average, most of them at 175 to 300 (Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047). German needs fewer but longer words.
 */
const wordsPerMinute = 200

export function readingMinutes(tree: Nodes): number {
  return Math.ceil(countWords(tree) / wordsPerMinute)
}

/** The number of words, including lists and tables, without code blocks and figures. */
export function countWords(tree: Nodes): number {
  return nodesOf(tree, 'paragraph', 'heading', 'tableCell')
    .map((node) => toString(node, { includeImageAlt: false }))
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0), 0)
}
