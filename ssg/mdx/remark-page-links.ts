import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { inline } from './nodes.ts'

/** Turns internal links into `<PageLink>`. `ssg/check/texts/internal-links` checks their targets. */
export function remarkPageLinks() {
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      if (!node.url.startsWith('/') || !parent || index === undefined) return
      const [to = '', hash] = node.url.split('#')
      parent.children.splice(index, 1, inline('PageLink', { to, ...(hash && { hash }) }, node.children))
    })
  }
}
