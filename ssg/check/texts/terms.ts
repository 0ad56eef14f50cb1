import { visit } from 'unist-util-visit'
import type { Content } from '../../content/content.ts'
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
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name !== 'Term') return
    const id = attribute(node, 'id') ?? ''
    const place = { file, line: node.position?.start.line }
    if (!Object.hasOwn(glossary, id)) {
      problems.push({
        ...place,
        message: `no glossary term «${id}»`,
        hint: `Add it to src/lib/glossary.ts, or use an id from there.${nearestName(id, Object.keys(glossary))}`,
      })
    }
    if (seen.has(id)) {
      problems.push({
        ...place,
        message: `«${id}» is marked a second time`,
        hint: 'Mark a term at its first use only.',
      })
    }
    seen.add(id)
  })
  return problems
}

function checkPlaces({ file, tree }: Content): Problem[] {
  const problems: Problem[] = []
  visit(tree, ['heading', 'link'], (outer) => {
    visit(outer, 'mdxJsxTextElement', (node) => {
      if (!('name' in node) || node.name !== 'Term') return
      problems.push({
        file,
        line: outer.position?.start.line,
        message: `a term inside a ${outer.type}`,
        hint: 'Mark the term at its first use in a sentence.',
      })
    })
  })
  return problems
}
