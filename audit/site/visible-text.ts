import type { Nodes } from 'hast'
import { elements } from './elements.ts'

const unseen = new Set(['head', 'script', 'style', 'template', 'noscript'])

/** Inline elements, which do not separate words. `<sup>` is missing, because the number of a source is a word of its own. */
const inline = new Set(
  'a abbr b cite code dfn em i kbd mark q s samp small span strong sub time u var wbr'.split(' '),
)

export function visibleText(tree: Nodes): string {
  return read(tree).replace(/\s+/g, ' ').trim()
}

export function mainText(tree: Nodes): string {
  return elements(tree, 'main').map(visibleText).join(' ')
}

/** Words with at least one letter. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*/gu) ?? []
}

function read(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const tagName = node.type === 'element' ? node.tagName : ''
  if (unseen.has(tagName)) return ''
  const text = node.children.map(read).join('')
  return inline.has(tagName) ? text : ` ${text} `
}
