import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { sourceKey } from '../mdx/remark-source-links.ts'
import type { RegisteredSource, Sources } from './sources.ts'

/** The keys of the sources that a text cites, in the order of their first citation. */
export function citedSources(tree: Nodes): Set<string> {
  const keys = new Set<string>()
  visit(tree, 'link', ({ url }) => {
    const key = sourceKey(url)
    if (key !== undefined) keys.add(key)
  })
  return keys
}

/** The same with what the register says of each: all of it that decides what is made of a text. */
export function citedEntries(tree: Nodes, sources: Sources): [key: string, RegisteredSource | undefined][] {
  return [...citedSources(tree)].map((key) => [key, sources[key]])
}
