import { visit } from 'unist-util-visit'
import { tools, type ToolId } from '../../src/lib/tools/all-tools.ts'
import type { Content } from './content.ts'
import { attribute } from '../mdx/nodes.ts'

/** The tools that stand in a text. */
export function toolsIn({ tree }: Pick<Content, 'tree'>): ToolId[] {
  const found: ToolId[] = []
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const id = node.name === 'Tool' ? (attribute(node, 'id') ?? '') : ''
    if (isToolId(id)) found.push(id)
  })
  return found
}

function isToolId(id: string): id is ToolId {
  return Object.hasOwn(tools, id)
}
