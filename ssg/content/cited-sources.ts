import type { Nodes } from 'mdast'
import { sourceKey } from '../mdx/remark-source-links.ts'
import { nodesOf } from './nodes-of.ts'
import type { RegisteredSource, Sources } from './sources.ts'

/** The keys of the sources that a text cites, in the order of their first citation. */
export function citedSources(tree: Nodes): Set<string> {
  return new Set(nodesOf(tree, 'link').flatMap(({ url }) => sourceKey(url) ?? []))
}

/** The same with what the register says of each: all of it that decides what is made of a text. */
export function citedEntries(tree: Nodes, sources: Sources): [key: string, RegisteredSource | undefined][] {
  return [...citedSources(tree)].map((key) => [key, sources[key]])
}
