import type { PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Site } from '../../src/lib/site/site-schema.ts'
import { attribute, link, paragraph, text } from './nodes.ts'

/** Writes the operator's data in place of `<Operator field>`; an e-mail address becomes a link. */
export function remarkOperator(site: Site) {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, index, parent) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return
      if (node.name !== 'Operator' || !parent || index === undefined) return
      const value = operatorValue(site, attribute(node, 'field'))
      if (!value) return file.fail('`<Operator>` needs the name of a field of src/lib/site.ts', node)
      parent.children.splice(index, 1, node.type === 'mdxJsxTextElement' ? value : paragraph(value))
      return SKIP
    })
  }
}

function operatorValue(site: Site, field: string | undefined): PhrasingContent | undefined {
  const value = Object.entries(site).find(([name]) => name === field)?.[1]
  if (typeof value !== 'string') return undefined
  return field === 'email' ? link(`mailto:${value}`, value) : text(value)
}
