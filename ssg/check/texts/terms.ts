import type { Nodes, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Content } from '../../content/content.ts'
import { glossaryFile, type Glossary, glossarySchema } from '../../content/glossary.ts'
import { componentsOf, nodesOf } from '../../content/text-nodes.ts'
import { attribute } from '../../mdx/nodes.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import { lineAt, type Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'
import { nearestName } from './nearest-name.ts'

export function checkGlossary(glossary: YamlFile): Problem[] {
  const remedy =
    'Ein Begriff hat `term`, wie ihn ein Text schreibt, und `definition`, ein bis zwei Sätze mit höchstens 240 Zeichen.'
  return schemaProblems(glossary, glossarySchema, () => remedy)
}

/** Checks that every `<Term>` names a glossary entry, occurs once per text, and is neither in a heading nor in a link. */
export function checkTerms(content: Content[], glossary: Readonly<Record<string, unknown>>): Problem[] {
  return checkTexts(content, ({ tree }, tell) => {
    const seen = new Set<string>()
    for (const node of componentsOf(tree, 'Term')) {
      const id = attribute(node, 'id') ?? ''
      if (!Object.hasOwn(glossary, id))
        tell(
          node,
          `den Begriff «${id}» gibt es im Glossar nicht${nearestName(id, Object.keys(glossary))}`,
          `Nehmen Sie ihn in ${glossaryFile} auf, oder nennen Sie einen von dort.`,
        )
      if (seen.has(id))
        tell(
          node,
          `«${id}» ist ein zweites Mal ausgezeichnet`,
          'Zeichnen Sie einen Begriff nur aus, wo er zuerst steht.',
        )
      seen.add(id)
    }
    for (const outer of nodesOf(tree, 'heading', 'link').filter(
      (node) => componentsOf(node, 'Term').length > 0,
    ))
      tell(
        outer,
        `ein Begriff in ${outer.type === 'link' ? 'einem Link' : 'einer Überschrift'}`,
        'Zeichnen Sie ihn aus, wo er zuerst in einem Satz steht.',
      )
  })
}

/** Checks that an article marks the first use of every glossary term. */
export function checkUnmarkedTerms(content: Content[], glossary: Glossary): Problem[] {
  const articles = content.filter(({ path }) => path.startsWith('/knowledge-base/'))
  return checkTexts(articles, ({ tree }, tell) => {
    const marked = new Set(componentsOf(tree, 'Term').map((mark) => attribute(mark, 'id')))
    const texts = markableTexts(tree)
    for (const [id, { term }] of Object.entries(glossary)) {
      const line = marked.has(id) ? undefined : firstUse(texts, wordOf(term))
      if (line !== undefined)
        tell(
          line,
          `«${term}» ist nicht ausgezeichnet: <Term id="${id}">${term}</Term>`,
          'Ein Artikel zeichnet jeden Begriff des Glossars aus, wo er zuerst in einem Satz steht.',
        )
    }
  })
}

/** Nodes in which terms are not marked. */
const unmarkable = new Set(['heading', 'link', 'table'])

function markableTexts(tree: Nodes): Text[] {
  const texts: Text[] = []
  visit(tree, (node) => {
    if (unmarkable.has(node.type)) return SKIP
    if (node.type === 'text') texts.push(node)
    return undefined
  })
  return texts
}

/** The line of the first use of the term as a whole word. */
function firstUse(texts: Text[], word: RegExp): number | undefined {
  for (const { value, position } of texts) {
    const match = word.exec(value)
    if (match) return (position?.start.line ?? 1) + lineAt(value, match.index) - 1
  }
}

/** A pattern of the term without its addition in brackets. */
function wordOf(term: string): RegExp {
  const word = term.replace(/\s*\(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u')
}
