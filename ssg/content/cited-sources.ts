import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { sourceKey } from '../mdx/remark-source-links.ts'

/** The keys of the sources that a text cites, in the order of their first citation. */
export function citedSources(tree: Nodes): Set<string> {
  const keys = new Set<string>()
  visit(tree, 'link', ({ url }) => {
    const key = sourceKey(url)
    if (key !== undefined) keys.add(key)
  })
  return keys
}
