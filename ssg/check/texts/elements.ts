import { VFile } from 'vfile'
import type { Site } from '../../../src/lib/site/site-schema.ts'
import { textElements } from '../../../src/lib/text-elements.ts'
import type { Content } from '../../content/content.ts'
import { allNodes } from '../../content/text-nodes.ts'
import { fieldOf, remarkOperator } from '../../mdx/remark-operator.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** Checks that a text uses known elements with valid attributes, and no JavaScript. `fields` are the fields that `<Operator>` and `<Only>` may name. */
export function checkElements(content: Content[], fields: readonly string[]): Problem[] {
  return checkTexts(content, ({ tree }, tell) => {
    for (const node of allNodes(tree)) {
      if (node.type === 'mdxjsEsm') tell(node, 'ein Text importiert und exportiert nichts', escape)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const isComment = node.data?.estree?.body.length === 0 && node.value.trim() !== ''
        if (!isComment) tell(node, `\`{${node.value}}\` ist Code`, escape)
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
      const name = node.name ?? ''
      const needed = Object.entries(textElements).find(([known]) => known === name)?.[1]
      if (!needed) tell(node, `ein Element \`<${name}>\` gibt es nicht`, knownElements)
      const missing = needed?.filter((needs) => !attribute(node, needs)?.trim()) ?? []
      for (const needs of missing)
        tell(node, `\`<${name}>\` hat kein Attribut ${needs}`, `\`<${name} ${needs}="…">\``)
      const field = name === 'Operator' || name === 'Only' ? fieldOf(node) : undefined
      if (field && !fields.includes(field))
        tell(
          node,
          `\`<${name}>\` nennt «${field}», das es in src/content/site.yaml nicht gibt`,
          `Es gibt ${fields.join(', ')}.`,
        )
    }
  })
}

/** Checks that no sentence names a field that the operator has left empty. Only compiling shows what falls away with it. */
export function checkEmptyFields(content: Content[], site: Site): Problem[] {
  return checkTexts(content, ({ tree }, tell) => {
    const compiled = new VFile()
    remarkOperator(site)(structuredClone(tree), compiled)
    for (const { line, reason } of compiled.messages)
      tell(
        line,
        reason,
        'Schreiben Sie es in eine Zeile einer Tabelle, die dann wegfällt, oder in `<Only when>`.',
      )
  })
}

const escape =
  'In MDX ist `{` Code, ebenso eine Zeile, die mit import oder export beginnt: Schreiben Sie `&#123;`, oder setzen Sie es in Backticks.'

const knownElements = `Es gibt ${Object.keys(textElements)
  .map((element) => `<${element}>`)
  .join(', ')}; docs/authoring.md sagt, wofür. Ein Tag zum Lesen steht in Backticks.`
