import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { inline } from './nodes.ts'

/** Lets the router follow the links of a text to other pages of the site; `ssg/check/texts/internal-links` knows that these exist. */
export function remarkPageLinks() {
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      if (!node.url.startsWith('/') || !parent || index === undefined) return
      const [to = '', hash] = node.url.split('#')
      parent.children.splice(index, 1, inline('PageLink', { to, ...(hash && { hash }) }, node.children))
    })
  }
}
