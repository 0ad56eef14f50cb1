import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'
import { nearestName } from './nearest-name.ts'

/** Every `<Term>` names an entry of the glossary, once per text, and stands neither in a heading nor in a link. */
export function checkTerms(content: Content[], glossary: Readonly<Record<string, unknown>>): Problem[] {
  return content.flatMap((page) => [...checkIds(page, glossary), ...checkPlaces(page)])
}

function checkIds({ file, tree }: Content, glossary: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const node of nodesOf(tree, 'mdxJsxTextElement')) {
    if (node.name !== 'Term') continue
    const id = attribute(node, 'id') ?? ''
    const place = { file, line: node.position?.start.line }
    if (!Object.hasOwn(glossary, id)) {
      problems.push({
        ...place,
        message: `den Begriff «${id}» gibt es im Glossar nicht`,
        hint: `Nehmen Sie ihn in src/lib/glossary.ts auf, oder nennen Sie einen von dort.${nearestName(id, Object.keys(glossary))}`,
      })
    }
    if (seen.has(id)) {
      problems.push({
        ...place,
        message: `«${id}» ist ein zweites Mal ausgezeichnet`,
        hint: 'Zeichnen Sie einen Begriff nur aus, wo er zuerst steht.',
      })
    }
    seen.add(id)
  }
  return problems
}

function checkPlaces({ file, tree }: Content): Problem[] {
  const problems: Problem[] = []
  for (const outer of nodesOf(tree, 'heading', 'link')) {
    for (const node of nodesOf(outer, 'mdxJsxTextElement')) {
      if (node.name !== 'Term') continue
      problems.push({
        file,
        line: outer.position?.start.line,
        message: `ein Begriff in ${outer.type === 'link' ? 'einem Link' : 'einer Überschrift'}`,
        hint: 'Zeichnen Sie ihn aus, wo er zuerst in einem Satz steht.',
      })
    }
  }
  return problems
}
