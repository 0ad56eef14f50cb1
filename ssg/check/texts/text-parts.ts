import type { Nodes } from 'mdast'
import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import { countWords } from '../../content/count-words.ts'
import { allNodes } from '../../content/nodes-of.ts'
import { sourceKey } from '../../mdx/remark-source-links.ts'
import type { Problem } from '../../problem.ts'

/** How long a text is, in words without code, by the kind of its page. */
const lengths = { article: [700, 2200], service: [500, 2200] } as const

/** The fewest sources of an article. */
const leastSources = 5

/** A text has the length of its kind and a figure; an article has a table, something to copy, and sources, too. */
export function checkTextParts(content: Content[]): Problem[] {
  return content.flatMap(({ file, frontmatter, tree }) => {
    const kind = frontmatterSchema.safeParse(frontmatter).data?.kind
    if (kind !== 'article' && kind !== 'service') return []
    const [least, most] = lengths[kind]
    const words = countWords(tree)
    const problems =
      words < least || words > most ? [`has ${words} words; ${least} to ${most} are right`] : []
    const missing = missingParts(partsOf(tree), kind)
    return [...problems, ...missing].map((message) => ({
      file,
      message,
      hint: 'docs/authoring.md says what belongs into a text.',
    }))
  })
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

function missingParts({ types, sources }: Parts, kind: keyof typeof lengths): string[] {
  const figure = types.has('image') ? [] : ['has no figure']
  if (kind === 'service') return figure
  return [
    ...figure,
    ...(types.has('table') ? [] : ['has no table']),
    ...(types.has('code') || types.has('<Checklist>')
      ? []
      : ['has nothing to copy: no code and no checklist']),
    // None at all is what ssg/check/texts/sources reports.
    ...(sources.size > 0 && sources.size < leastSources
      ? [`cites ${sources.size} sources, fewer than ${leastSources}`]
      : []),
  ]
}
