import type { Root, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { attribute } from './nodes.ts'

/** Gives `<Tool id="…">` the gate of its tool, imported by the text that has it: so no page names the tools of others. */
export function remarkTools() {
  return (tree: Root, file: VFile) => {
    const ids = new Set<string>()
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tool') return
      const id = attribute(node, 'id')
      if (!id) return file.fail('`<Tool>` needs the id of a tool of src/lib/tools/all-tools.ts', node)
      ids.add(id)
      node.attributes.push(gateOf(id))
    })
    tree.children.unshift(...[...ids].map(gateImport))
  }
}

const nameOf = (id: string) => `tool_${id.replaceAll('-', '_')}`

function gateOf(id: string): MdxJsxAttribute {
  const name = nameOf(id)
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
      },
    },
  }
  return { type: 'mdxJsxAttribute', name: 'gate', value }
}

function gateImport(id: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: { type: 'Identifier', name: 'face' },
                local: { type: 'Identifier', name: nameOf(id) },
              },
            ],
            source: { type: 'Literal', value: `~/components/tools/${id}/gate` },
          },
        ],
      },
    },
  }
}
