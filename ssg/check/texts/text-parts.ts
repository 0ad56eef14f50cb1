import type { Nodes } from 'mdast'
import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import { countWords } from '../../content/reading-minutes.ts'
import { allNodes } from '../../content/nodes-of.ts'
import { sourceKey } from '../../mdx/remark-source-links.ts'
import type { Problem } from '../../problem.ts'

/** How long a text is, in words without code, by the kind of its page: an article that is shorter than `advised` gets a hint. */
const lengths = {
  article: { least: 400, advised: 700, most: 2200 },
  service: { least: 500, advised: 500, most: 2200 },
}

/** As many sources carry an article; fewer get a hint. */
const advisedSources = 5

/** A text has the length of its kind and a figure, an article a table, too; what else makes an article useful is advice. */
export function checkTextParts(content: Content[]): Problem[] {
  return content.flatMap(({ file, frontmatter, tree }) => {
    const kind = frontmatterSchema.safeParse(frontmatter).data?.kind
    if (kind !== 'article' && kind !== 'service') return []
    const words = countWords(tree)
    const parts = partsOf(tree)
    const problem = (message: string, hint: string): Problem => ({ file, message, hint })
    return [
      ...faults(kind, words, parts).map((message) =>
        problem(message, 'docs/authoring.md sagt, was in einen Text gehört.'),
      ),
      ...advice(kind, words, parts).map((message) => ({
        ...problem(message, 'Ein Rat: Der Text darf so erscheinen.'),
        isWarning: true as const,
      })),
    ]
  })
}

type Kind = keyof typeof lengths

function faults(kind: Kind, words: number, { types }: Parts): string[] {
  const { least, most } = lengths[kind]
  return [
    ...(words < least || words > most ? [`hat ${words} Wörter; richtig sind ${least} bis ${most}`] : []),
    ...(types.has('image') ? [] : ['hat keine Figur']),
    ...(kind === 'article' && !types.has('table') ? ['hat keine Tabelle'] : []),
  ]
}

function advice(kind: Kind, words: number, { types, sources }: Parts): string[] {
  const { least, advised } = lengths[kind]
  const isShort = words >= least && words < advised
  if (kind === 'service') return []
  return [
    ...(isShort
      ? [`hat ${words} Wörter; ab ${advised} beantworten Artikel meist alle Fragen zu ihrem Thema`]
      : []),
    ...(types.has('code') || types.has('<Checklist>')
      ? []
      : ['hat nichts zum Mitnehmen: keinen Code und keine Checkliste']),
    // None at all is what ssg/check/texts/sources reports.
    ...(sources.size > 0 && sources.size < advisedSources
      ? [
          `zitiert ${sources.size === 1 ? 'eine Quelle' : `${sources.size} Quellen`}; ${advisedSources} tragen einen Artikel`,
        ]
      : []),
  ]
}

interface Parts {
  types: Set<string>
  sources: Set<string>
}

function partsOf(tree: Nodes): Parts {
  const types = new Set<string>()
  const sources = new Set<string>()
  for (const node of allNodes(tree)) {
    types.add(node.type === 'mdxJsxFlowElement' ? `<${node.name}>` : node.type)
    if (node.type === 'link' && sourceKey(node.url)) sources.add(node.url)
  }
  return { types, sources }
}
