import type { Nodes } from 'hast'
import { attributes, elements, type Part } from './elements.ts'

const unseen = new Set(['script', 'style', 'template'])

/** Elements that do not part the words before them from those behind them. */
const inline = new Set(
  'a abbr b cite code dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(' '),
)

/** What a visitor reads, each block on lines of its own. */
export function visibleText(part: Part, without: string[] = []): string {
  return read('tree' in part ? part.tree : part, without).replace(/[^\S\n\u00A0]+/g, ' ')
}

function read(node: Nodes, without: string[]): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const tagName = node.type === 'element' ? node.tagName : ''
  if (unseen.has(tagName) || without.includes(tagName)) return ''
  const text = node.children.map((child) => read(child, without)).join('')
  return inline.has(tagName) ? text : `\n${text}\n`
}

/** What is read aloud or shown although it stands in an attribute. */
export function spokenText(part: Part): string[] {
  const all = elements(part)
  return ['ariaLabel', 'alt', 'title', 'placeholder'].flatMap((name) => attributes(all, name))
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{Letter}/u.test(word)).length
}
