import type { Nodes, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { GlossaryEntry } from '../../../src/lib/glossary.ts'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { attribute } from '../../mdx/nodes.ts'
import type { Problem } from '../../problem.ts'

/** An article explains every term of the glossary that it uses: it marks the term where it first stands in a sentence. */
export function checkUnmarkedTerms(
  content: Content[],
  glossary: Readonly<Record<string, GlossaryEntry>>,
): Problem[] {
  const terms = Object.entries(glossary).map(([id, { term }]) => ({ id, term, word: wordOf(term) }))
  return content
    .filter(({ path }) => path.startsWith('/knowledge-base/'))
    .flatMap(({ file, tree }) => {
      const marked = markedTerms(tree)
      const texts = markableTexts(tree)
      return terms
        .filter(({ id }) => !marked.has(id))
        .flatMap(({ id, term, word }) => {
          const line = firstUse(texts, word)
          if (line === undefined) return []
          return [
            {
              file,
              line,
              message: `«${term}» ist nicht ausgezeichnet`,
              hint: `<Term id="${id}">${term}</Term>`,
            },
          ]
        })
    })
}

function markedTerms(tree: Nodes): Set<string | undefined> {
  const marks = nodesOf(tree, 'mdxJsxTextElement').filter(({ name }) => name === 'Term')
  return new Set(marks.map((mark) => attribute(mark, 'id')))
}

/** Where terms are not marked: headings, links, tables. */
const unmarkable = new Set(['heading', 'link', 'table'])

/** The texts in which terms can be marked, read once for all terms. */
function markableTexts(tree: Nodes): Text[] {
  const texts: Text[] = []
  visit(tree, (node) => {
    if (unmarkable.has(node.type)) return SKIP
    if (node.type === 'text') texts.push(node)
    return undefined
  })
  return texts
}

/** The line of the first sentence with the term as a word of its own. */
function firstUse(texts: Text[], word: RegExp): number | undefined {
  for (const { value, position } of texts) {
    const match = word.exec(value)
    if (match) return (position?.start.line ?? 1) + value.slice(0, match.index).split('\n').length - 1
  }
}

/** What the glossary adds to a term in brackets is left out. */
function wordOf(term: string): RegExp {
  const word = term.replace(/\s*\(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u')
}
