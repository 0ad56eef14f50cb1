import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Makes the first cell of each row its header, which Markdown has no sign for, and says of each header what it is the header of. */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'tr' }, (row: Element) => {
      const [first, ...others] = row.children.filter((child) => child.type === 'element')
      const scope = first?.tagName === 'td' ? 'row' : 'col'
      if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope } })
      if (scope === 'col') for (const cell of others) cell.properties.scope = scope
    })
  }
}
