import { tools, type ToolId } from '../../src/tools/all-tools.ts'
import type { Content } from './content.ts'
import { attribute } from '../mdx/nodes.ts'
import { nodesOf } from './nodes-of.ts'

/** The tools of a text, from its `<Tool id>` elements. */
export function toolsIn({ tree }: Pick<Content, 'tree'>): ToolId[] {
  return nodesOf(tree, 'mdxJsxFlowElement')
    .filter(({ name }) => name === 'Tool')
    .map((node) => attribute(node, 'id') ?? '')
    .filter(isToolId)
}

export function isToolId(id: string): id is ToolId {
  return Object.hasOwn(tools, id)
}
