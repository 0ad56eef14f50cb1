import type { Nodes, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Content } from '../../content/content.ts'
import { glossaryFile, type Glossary, glossarySchema } from '../../content/glossary.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { attribute } from '../../mdx/nodes.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import type { Problem } from '../../problem.ts'
import { nearestName } from './nearest-name.ts'

/** Checks that every entry of the glossary is complete. */
export function checkGlossary(glossary: YamlFile): Problem[] {
  const remedy =
    'Ein Begriff hat `term`, wie ihn ein Text schreibt, und `definition`, ein bis zwei Sätze mit höchstens 240 Zeichen.'
  return schemaProblems(glossary, glossarySchema, () => remedy)
}

/** Checks that every `<Term>` names a glossary entry, occurs once per text, and is neither in a heading nor in a link. */
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
        message: `den Begriff «${id}» gibt es im Glossar nicht${nearestName(id, Object.keys(glossary))}`,
        hint: `Nehmen Sie ihn in ${glossaryFile} auf, oder nennen Sie einen von dort.`,
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

/** Checks that an article marks the first use of every glossary term. */
export function checkUnmarkedTerms(content: Content[], glossary: Glossary): Problem[] {
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
              message: `«${term}» ist nicht ausgezeichnet: <Term id="${id}">${term}</Term>`,
              hint: 'Ein Artikel zeichnet jeden Begriff des Glossars aus, wo er zuerst in einem Satz steht.',
            },
          ]
        })
    })
}

function markedTerms(tree: Nodes): Set<string | undefined> {
  const marks = nodesOf(tree, 'mdxJsxTextElement').filter(({ name }) => name === 'Term')
  return new Set(marks.map((mark) => attribute(mark, 'id')))
}

/** Nodes in which terms are not marked. */
const unmarkable = new Set(['heading', 'link', 'table'])

/** The text nodes in which terms can be marked. */
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
    if (match) return (position?.start.line ?? 1) + value.slice(0, match.index).split('\n').length - 1
  }
}

/** A pattern of the term without its addition in brackets. */
function wordOf(term: string): RegExp {
  const word = term.replace(/\s*\(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u')
}
