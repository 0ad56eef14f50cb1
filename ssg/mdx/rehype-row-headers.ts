import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Makes the first cell of each row a `<th>`, which Markdown cannot express, and sets `scope`. Below `:--` it stays a `<td>`, because both sides are equal. In tables of three or more columns each cell gets the name
 * of its column as `data-label`, which `table-scroll.module.css` shows on phones. The cells below `--:` get `data-number`, because `align` is obsolete in HTML.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const labels: string[] = []
      visit(table, { tagName: 'tr' }, (row: Element) => {
        const [first, ...others] = row.children.filter((child) => child.type === 'element')
        const scope = first?.tagName === 'td' ? 'row' : 'col'
        if (first) {
          const { align, ...properties } = first.properties
          const isSide = align === 'left' && scope === 'row'
          Object.assign(
            first,
            isSide ? { properties } : { tagName: 'th', properties: { ...properties, scope } },
          )
        }
        for (const [column, cell] of others.entries()) {
          const { align, ...properties } = cell.properties
          if (align === 'right') cell.properties = { ...properties, dataNumber: '' }
          if (scope === 'row') cell.properties.dataLabel = labels[column]
          else cell.properties.scope = scope
          if (scope === 'col' && others.length > 1) labels.push(toString(cell))
        }
      })
    })
  }
}
