import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Makes the first cell of each row its header, which Markdown has no sign for. */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'tr' }, (row: Element) => {
      const first = row.children.find((child) => child.type === 'element')
      if (first?.tagName === 'td')
        Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
    })
  }
}
