import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'

/** Every `<Tool>` names a tool, and every tool stands in one text: the overview and the search lead to that place. */
export function checkTools(content: Content[], tools: Readonly<Record<string, unknown>>): Problem[] {
  const placed = new Map<string, string>()
  const problems: Problem[] = []
  for (const { file, tree } of content) {
    for (const node of nodesOf(tree, 'mdxJsxTextElement', 'mdxJsxFlowElement')) {
      if (node.name !== 'Tool') continue
      const id = attribute(node, 'id') ?? ''
      const line = node.position?.start.line
      if (!Object.hasOwn(tools, id)) {
        problems.push({
          file,
          line,
          message: `no tool «${id}»`,
          hint: `Take one of src/lib/tools/all-tools.ts: ${Object.keys(tools).join(', ')}.`,
        })
      }
      if (node.type === 'mdxJsxTextElement') {
        problems.push({
          file,
          line,
          message: `the tool «${id}» stands in a sentence`,
          hint: 'Give it a line of its own, with empty lines around it.',
        })
      }
      const first = placed.get(id)
      if (first) {
        problems.push({
          file,
          line,
          message: `the tool «${id}» stands in ${first} already`,
          hint: 'Place a tool once, and link to it from elsewhere.',
        })
      }
      placed.set(id, file)
    }
  }
  const missing = Object.keys(tools).filter((id) => !placed.has(id))
  return [
    ...problems,
    ...missing.map((id) => ({
      file: 'src/lib/tools/all-tools.ts',
      message: `the tool «${id}» stands in no text`,
      hint: `Write <Tool id="${id}" /> where a text speaks of it, or remove it.`,
    })),
  ]
}
