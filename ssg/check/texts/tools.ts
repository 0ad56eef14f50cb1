import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { toolsIn } from '../../content/tools-in.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'

/** Every `<Tool>` names a tool, and none stands twice: the overview and the search lead to that place. */
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
          hint: `Take one of src/tools/all-tools.ts: ${Object.keys(tools).join(', ')}.`,
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
  return problems
}

/** Every tool stands in a text. To be asked only where all of them can be read. */
export function checkUnplacedTools(content: Content[], tools: Readonly<Record<string, unknown>>): Problem[] {
  const placed = new Set<string>(content.flatMap(toolsIn))
  return Object.keys(tools)
    .filter((id) => !placed.has(id))
    .map((id) => ({
      file: 'src/tools/all-tools.ts',
      message: `the tool «${id}» stands in no text`,
      hint: `Write <Tool id="${id}" /> where a text speaks of it, or remove it.`,
    }))
}
