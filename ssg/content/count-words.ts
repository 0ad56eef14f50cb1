import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesOf } from './nodes-of.ts'

/** The words of a text, its lists and tables among them, code blocks and figures not. */
export function countWords(tree: Nodes): number {
  return nodesOf(tree, 'paragraph', 'heading', 'tableCell')
    .map((node) => toString(node, { includeImageAlt: false }))
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0), 0)
}
