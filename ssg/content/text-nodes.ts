import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type ToolId, tools } from '../../src/tools/all-tools.ts'
import { attribute } from '../mdx/nodes.ts'
import { sourceKey } from '../mdx/remark-links.ts'

type OfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): OfType<Type>[] {
  const isWanted = (node: Nodes): node is OfType<Type> => types.some((type) => type === node.type)
  return allNodes(tree).filter(isWanted)
}

/** Every node of a text. The walk is cached, because a dozen checks use it; without the cache they take 8 ms a text. */
export function allNodes(tree: Nodes): Nodes[] {
  const known = walked.get(tree)
  if (known) return known
  const nodes: Nodes[] = []
  visit(tree, (node) => void nodes.push(node))
  walked.set(tree, nodes)
  return nodes
}

/** The cache by tree. Trees of `parseContent` are never changed. */
const walked = new WeakMap<Nodes, Nodes[]>()

/** The components of a name, such as `<Term>`. */
export function componentsOf(tree: Nodes, name: string) {
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter((node) => node.name === name)
}

/** The tools of a text, from its `<Tool id>` elements. */
export function toolsIn(tree: Nodes): ToolId[] {
  return componentsOf(tree, 'Tool')
    .map((node) => attribute(node, 'id') ?? '')
    .filter(isToolId)
}

export function isToolId(id: string): id is ToolId {
  return Object.hasOwn(tools, id)
}

/** The keys of the sources that a text cites, in the order of their first citation. */
export function citedSources(tree: Nodes): Set<string> {
  return new Set(nodesOf(tree, 'link').flatMap(({ url }) => sourceKey(url) ?? []))
}

/**
 * Adults read English non-fiction at 238 words a minute on average, most of them at 175 to 300 (Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047). German needs fewer but longer words.
 */
const wordsPerMinute = 200

export function readingMinutes(tree: Nodes): number {
  return Math.ceil(countWords(tree) / wordsPerMinute)
}

/** The number of words, including lists and tables, without code blocks and figures. */
export function countWords(tree: Nodes): number {
  return nodesOf(tree, 'paragraph', 'heading', 'tableCell')
    .map((node) => toString(node, { includeImageAlt: false }))
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0), 0)
}
