import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { headingId } from '../../src/lib/site/heading-id.ts'

/** Gives every heading an id made of its text, and every table an `aria-label` with the heading above. */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    let nearest = 'Tabelle'
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) {
        nearest = toString(node)
        node.properties.id = headingId(nearest)
      }
      if (node.tagName === 'table') node.properties.ariaLabel = `Tabelle: ${nearest}`
    })
  }
}
