import type { Nodes } from 'mdast'
import { VFile } from 'vfile'
import type { Site } from '../../../src/lib/site/site-schema.ts'
import { textElements } from '../../../src/lib/text-elements.ts'
import type { Content } from '../../content/content.ts'
import { allNodes } from '../../content/nodes-of.ts'
import { fieldOf, remarkOperator } from '../../mdx/remark-operator.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'

/** Checks that a text uses known elements with valid attributes, and no JavaScript. `fields` are the fields that `<Operator>` and `<Only>` may name. */
export function checkElements(content: Content[], fields: readonly string[]): Problem[] {
  return content.flatMap(({ file, tree }) => {
    const problems: Problem[] = []
    for (const node of allNodes(tree)) {
      const found = problemOf(node, fields)
      const { line, column } = node.position?.start ?? {}
      if (found) problems.push({ file, line, column, ...found })
    }
    return problems
  })
}

/** Checks that no sentence names a field that the operator has left empty. Only compiling shows what falls away with it. */
export function checkEmptyFields(content: Content[], site: Site): Problem[] {
  return content.flatMap(({ file, tree }) => {
    const compiled = new VFile({ path: file })
    remarkOperator(site)(structuredClone(tree), compiled)
    return compiled.messages.map(({ line, column, reason }) => ({
      file,
      line,
      column,
      message: reason,
      hint: 'Schreiben Sie es in eine Zeile einer Tabelle, die dann wegfällt, oder in `<Only when>`.',
    }))
  })
}

type Found = Pick<Problem, 'message' | 'hint'>

function problemOf(node: Nodes, fields: readonly string[]): Found | undefined {
  if (node.type === 'mdxjsEsm') return { message: 'ein Text importiert und exportiert nichts', hint: escape }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const isComment = node.data?.estree?.body.length === 0 && node.value.trim() !== ''
    return isComment ? undefined : { message: `\`{${node.value}}\` ist Code`, hint: escape }
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  const name = node.name ?? ''
  const needed = Object.entries(textElements).find(([known]) => known === name)?.[1]
  if (!needed) return unknownElement(name)
  const missing = needed.find((needs) => !attribute(node, needs)?.trim())
  if (missing)
    return { message: `\`<${name}>\` hat kein Attribut ${missing}`, hint: `\`<${name} ${missing}="…">\`` }
  const field = name === 'Operator' || name === 'Only' ? fieldOf(node) : undefined
  if (field === undefined || fields.includes(field)) return undefined
  return {
    message: `\`<${name}>\` nennt «${field}», das es in src/content/site.yaml nicht gibt`,
    hint: `Es gibt ${fields.join(', ')}.`,
  }
}

const escape =
  'In MDX ist `{` Code, ebenso eine Zeile, die mit import oder export beginnt: Schreiben Sie `&#123;`, oder setzen Sie es in Backticks.'

function unknownElement(name: string): Found {
  const known = Object.keys(textElements).map((element) => `<${element}>`)
  return {
    message: `ein Element \`<${name}>\` gibt es nicht`,
    hint: `Es gibt ${known.join(', ')}; docs/authoring.md sagt, wofür. Ein Tag zum Lesen steht in Backticks.`,
  }
}
