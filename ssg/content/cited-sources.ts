import type { Nodes } from 'mdast'
import { sourceKey } from '../mdx/remark-source-links.ts'
import { nodesOf } from './nodes-of.ts'

/** The keys of the sources that a text cites, in the order of their first citation. */
export function citedSources(tree: Nodes): Set<string> {
  return new Set(nodesOf(tree, 'link').flatMap(({ url }) => sourceKey(url) ?? []))
}
