import { visit } from 'unist-util-visit'
import { frontmatterSchema, type Frontmatter } from '../src/lib/site/page-schema.ts'
import type { Content } from './content.ts'
import { attribute } from './mdx/nodes.ts'
import { readingMinutes } from './reading-minutes.ts'
import type { Connections } from './related-pages.ts'

/** An article or a service with what others need to know of it. */
export interface LinkedText extends Connections {
  facts: LinkedFacts
  minutes: number
}

export type LinkedFacts = Exclude<Frontmatter, { kind: 'legal' }>

/** The articles and services among the texts; those with wrong facts, which `check/content` reports, are left out. */
export function linkedTexts(content: Content[]): LinkedText[] {
  return content.flatMap(({ path, frontmatter, tree }) => {
    const facts = frontmatterSchema.safeParse(frontmatter).data
    if (!facts || facts.kind === 'legal') return []
    const section = facts.kind === 'article' ? facts.topic : facts.group
    return [{ path, facts, section, ...connections(tree), minutes: readingMinutes(tree) }]
  })
}

function connections(tree: Content['tree']): Pick<Connections, 'links' | 'terms'> {
  const links = new Set<string>()
  const terms = new Set<string>()
  visit(tree, ['link', 'mdxJsxTextElement'], (node) => {
    if (node.type === 'link' && node.url.startsWith('/')) links.add(node.url.replace(/#.*/, ''))
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'Term') return
    const id = attribute(node, 'id')
    if (id) terms.add(id)
  })
  return { links, terms }
}
