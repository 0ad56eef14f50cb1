import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'

type OfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

export function nodesOf<Type extends Nodes['type']>(tree: Nodes, ...types: Type[]): OfType<Type>[] {
  const isWanted = (node: Nodes): node is OfType<Type> => types.some((type) => type === node.type)
  return allNodes(tree).filter(isWanted)
}

/** Every node of a text. The walk is cached, because a dozen checks use it; without the cache they take 8 ms a text. */
export function allNodes(tree: Nodes): Nodes[] {
  const nodes = walked.get(tree) ?? walk(tree)
  walked.set(tree, nodes)
  return nodes
}

/** The cache by tree. Trees of `parseContent` are never changed. */
const walked = new WeakMap<Nodes, Nodes[]>()

function walk(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = []
  visit(tree, (node) => void nodes.push(node))
  return nodes
}
