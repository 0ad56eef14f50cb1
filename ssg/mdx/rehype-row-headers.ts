import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** So many characters fit on a phone beside the row header: in several columns, which must not wrap, and in one, which runs over a few lines. */
const fitting = { columns: 24, column: 80 }

/**
 * Makes the first cell of each row a `<th>`, which Markdown cannot express, and sets `scope`. Below `:--` it stays a `<td>`, because both sides are equal. In tables too wide for a phone each cell, and a row header that
 * is a mere number, gets the name of its column as `data-label`, with which `table-scroll.module.css` makes blocks of rows. The cells below
 * `--:` get `data-number`, because `align` is obsolete in HTML.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const rows: Element[][] = []
      visit(table, { tagName: 'tr' }, ({ children }: Element) => {
        rows.push(children.filter((child) => child.type === 'element'))
      })
      const labels = rows[0]?.map((cell) => toString(cell)) ?? []
      const most = labels.length > 2 ? fitting.columns : fitting.column
      const isWide = rows.some(([, ...cells]) => cells.map((cell) => toString(cell)).join('').length > most)
      for (const [column, cell] of rows.flatMap((cells) => [...cells.entries()])) {
        const { align, ...properties } = cell.properties
        const scope = cell.tagName === 'td' ? 'row' : 'col'
        const isHeader = scope === 'col' || (column === 0 && align !== 'left')
        const isLabelled = isWide && scope === 'row' && (column > 0 || !/\p{L}/u.test(toString(cell)))
        cell.properties = {
          ...properties,
          ...(isHeader && { scope }),
          ...(column > 0 && align === 'right' && { dataNumber: '' }),
          ...(isLabelled && { dataLabel: labels[column] }),
        }
        if (isHeader) cell.tagName = 'th'
      }
    })
  }
}
