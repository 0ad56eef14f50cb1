import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { headingId } from '../../src/lib/site/heading-id.ts'
import type { Frontmatter } from '../../src/lib/site/page-schema.ts'
import type { Content } from './content.ts'
import type { SectionLink } from '../../src/lib/site/derived-facts.ts'
import { attribute } from '../mdx/nodes.ts'
import { sourceKey } from '../mdx/remark-source-links.ts'
import { nodesOf } from './nodes-of.ts'
import { readingMinutes } from './reading-minutes.ts'
import type { Connections } from './recommendations.ts'

/** An article or a service, with what other pages show of it. */
export interface LinkedText extends Connections {
  facts: LinkedFacts
  minutes: number
  contents: SectionLink[]
}

type LinkedFacts = Extract<Frontmatter, { kind: 'article' | 'service' }>

/** The articles and services among the texts. Those with invalid facts are left out; `ssg/check/check-content` reports them. */
export function linkedTexts(content: Content[]): LinkedText[] {
  return content.flatMap(({ path, facts, tree }) => {
    if (facts?.kind !== 'article' && facts?.kind !== 'service') return []
    const subjects = facts.kind === 'article' ? [facts.topic, facts.service] : [facts.group, path]
    return [
      {
        path,
        facts,
        subjects,
        ...connections(tree),
        minutes: readingMinutes(tree),
        contents: tableOfContents(tree),
      },
    ]
  })
}

const leastSections = 4

/** The table of contents: the h2 headings, and «Quellen», which `ssg/mdx/remark-source-links` appends to a text with citations. */
export function tableOfContents(tree: Content['tree']): SectionLink[] {
  const sections = tree.children
    .filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
    .map((section) => toString(section))
  const isCiting = nodesOf(tree, 'link').some(({ url }) => sourceKey(url) !== undefined)
  const all = isCiting ? [...sections, 'Quellen'] : sections
  return all.length < leastSections ? [] : all.map((label) => ({ id: headingId(label), label }))
}

function connections(tree: Content['tree']): Pick<Connections, 'links' | 'terms'> {
  const paths = nodesOf(tree, 'link').filter(({ url }) => url.startsWith('/'))
  const terms = nodesOf(tree, 'mdxJsxTextElement').filter(({ name }) => name === 'Term')
  return {
    links: new Set(paths.map(({ url }) => url.replace(/#.*/, ''))),
    terms: new Set(terms.flatMap((term) => attribute(term, 'id') ?? [])),
  }
}
