import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The words of a text, its lists and tables among them, code blocks and figures not. */
export function countWords(tree: Nodes): number {
  let words = 0
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    words += toString(node, { includeImageAlt: false }).match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0
  })
  return words
}
