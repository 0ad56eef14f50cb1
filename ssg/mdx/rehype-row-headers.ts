import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** About as many characters fit beside one another where text is 38rem wide. */
const lineOfText = 80

/**
 * Makes the first cell of each row a `<th>`, which Markdown cannot express, and sets `scope`. Below `:--` it stays a `<td>`, because both sides are equal. In tables of three or more columns each cell, and a row header that
 * is a mere number, gets the name of its column as `data-label`, which `table-scroll.module.css` shows on phones; and a table whose longest cells need more than a line of text gets `data-wide` (`prose.css`). The cells below
 * `--:` get `data-number`, because `align` is obsolete in HTML.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const labels: string[] = []
      const longest: number[] = []
      visit(table, { tagName: 'tr' }, (row: Element) => {
        const cells = row.children.filter((child) => child.type === 'element')
        const scope = cells[0]?.tagName === 'td' ? 'row' : 'col'
        for (const [column, cell] of cells.entries()) {
          const { align, ...properties } = cell.properties
          const text = toString(cell)
          const isHeader = scope === 'col' || (column === 0 && align !== 'left')
          longest[column] = Math.max(longest[column] ?? 0, text.length)
          if (scope === 'col' && cells.length > 2) labels.push(text)
          const isLabelled = scope === 'row' && (column > 0 || !/\p{L}/u.test(text))
          cell.properties = {
            ...properties,
            ...(isHeader && { scope }),
            ...(column > 0 && align === 'right' && { dataNumber: '' }),
            ...(isLabelled && { dataLabel: labels[column] }),
          }
          if (isHeader) cell.tagName = 'th'
        }
      })
      if (labels.length > 0 && longest.reduce((sum, length) => sum + length) > lineOfText)
        table.properties.dataWide = ''
    })
  }
}
