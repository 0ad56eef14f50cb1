import type { Nodes } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { GlossaryEntry } from '../../src/lib/glossary.ts'
import type { Content } from '../../ssg/content.ts'
import { attribute } from '../../ssg/mdx/nodes.ts'
import type { Problem } from '../../ssg/problem.ts'

/** An article explains every term of the glossary that it uses: it marks the term where it first stands in a sentence. */
export function checkUnmarkedTerms(
  content: Content[],
  glossary: Readonly<Record<string, GlossaryEntry>>,
): Problem[] {
  return content
    .filter(({ path }) => path.startsWith('/knowledge-base/'))
    .flatMap(({ file, tree }) => {
      const marked = markedTerms(tree)
      return Object.entries(glossary)
        .filter(([id]) => !marked.has(id))
        .flatMap(([id, { term }]) => {
          const line = firstUse(tree, term)
          if (line === undefined) return []
          return [{ file, line, message: `«${term}» is not marked`, hint: `<Term id="${id}">${term}</Term>` }]
        })
    })
}

function markedTerms(tree: Nodes): Set<string | undefined> {
  const ids = new Set<string | undefined>()
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name === 'Term') ids.add(attribute(node, 'id'))
  })
  return ids
}

/** Where terms are not marked: headings, links, tables. */
const unmarkable = new Set(['heading', 'link', 'table'])

/** The line of the first sentence with the term as a word of its own; what the glossary adds in brackets is left out. */
function firstUse(tree: Nodes, term: string): number | undefined {
  const word = term.replace(/\s*\(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u')
  let line: number | undefined
  visit(tree, (node) => {
    if (unmarkable.has(node.type)) return SKIP
    if (node.type !== 'text' || line !== undefined) return undefined
    const match = pattern.exec(node.value)
    if (match)
      line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1
    return undefined
  })
  return line
}
