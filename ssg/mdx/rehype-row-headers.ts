import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Makes the first cell of each row its header, which Markdown has no sign for, and says of each header what it is the header of. Where a table has
 * more columns than a phone has room for, each cell knows the name of its column, for `table-scroll.module.css` to show it there.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const labels: string[] = []
      visit(table, { tagName: 'tr' }, (row: Element) => {
        const [first, ...others] = row.children.filter((child) => child.type === 'element')
        const scope = first?.tagName === 'td' ? 'row' : 'col'
        if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope } })
        for (const [column, cell] of others.entries()) {
          if (scope === 'row') cell.properties.dataLabel = labels[column]
          else cell.properties.scope = scope
          if (scope === 'col' && others.length > 1) labels.push(toString(cell))
        }
      })
    })
  }
}
