import type { Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { headingId } from '../../src/lib/heading-id.ts'
import type { Frontmatter } from '../../src/lib/page-schema.ts'
import { component, heading, link, list, paragraph, text } from './nodes.ts'

/** The facts of another page that a teaser repeats. */
export interface Teaser {
  path: string
  title: string
  shortTitle: string
  description: string
}

/** The fewest sections for which a table of contents helps. */
const leastSections = 4

/**
 * Frames the text with what its frontmatter implies: the summary, the table of contents, links to related pages. They
 * are part of the text rather than of the layout, so that a prerendered page needs no JavaScript for them.
 */
export function remarkPageParts(frontmatter: Frontmatter, teaser: (path: string) => Teaser | undefined) {
  return (tree: Root) => {
    if (frontmatter.kind === 'legal') return
    const parts: RootContent[] = []
    const opening = frontmatter.kind === 'article' ? 'Summary' : 'Lead'
    parts.push(component(opening, {}, [paragraph(text(frontmatter.summary.trim()))]))
    const contents = tableOfContents(tree)
    if (contents && frontmatter.kind === 'article') parts.push(contents)
    const start = tree.children.findIndex((node) => node.type !== 'yaml')
    tree.children.splice(start, 0, ...parts)
    tree.children.push(heading(2, 'Weiterlesen'), furtherReading(frontmatter, teaser))
  }
}

function tableOfContents(tree: Root) {
  const sections = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  )
  if (sections.length < leastSections) return undefined
  const items = sections.map((section) => {
    const label = toString(section)
    return [paragraph(link(`#${headingId(label)}`, label))]
  })
  return component('Contents', {}, [list(items)])
}

function furtherReading(
  frontmatter: Extract<Frontmatter, { related: string[] }>,
  teaser: (path: string) => Teaser | undefined,
) {
  const paths = [...frontmatter.related, ...('service' in frontmatter ? [frontmatter.service] : [])]
  const items = paths.flatMap((path) => {
    const page = teaser(path)
    return page ? [[paragraph(link(path, page.title)), paragraph(text(page.description))]] : []
  })
  return component('FurtherReading', {}, [list(items)])
}
