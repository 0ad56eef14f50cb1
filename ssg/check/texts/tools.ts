import type { Content } from '../../content/content.ts'
import { componentsOf } from '../../content/text-nodes.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** Checks that every `<Tool>` names a tool, and that each tool occurs once, because overview and search link to a single place. */
export function checkTools(content: Content[], tools: Readonly<Record<string, unknown>>): Problem[] {
  const placed = new Map<string, string>()
  return checkTexts(content, ({ file, tree }, tell) => {
    for (const node of componentsOf(tree, 'Tool')) {
      const id = attribute(node, 'id') ?? ''
      const tool = `das Werkzeug «${id}»`
      if (!Object.hasOwn(tools, id))
        tell(
          node,
          `${tool} gibt es nicht`,
          `In src/tools/all-tools.ts stehen ${Object.keys(tools).join(', ')}.`,
        )
      if (node.type === 'mdxJsxTextElement')
        tell(node, `${tool} steht in einem Satz`, 'Geben Sie ihm eine eigene Zeile, mit leeren Zeilen darum.')
      const first = placed.get(id)
      if (first)
        tell(
          node,
          `${tool} steht schon in ${first}`,
          'Ein Werkzeug steht einmal; verlinken Sie es von anderswo.',
        )
      placed.set(id, file)
    }
  })
}
