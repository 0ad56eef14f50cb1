import type { Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { headingId } from '../../src/lib/site/heading-id.ts'
import type { Surroundings, Teaser } from '../surroundings.ts'
import { component, heading, link, list, paragraph, text } from './nodes.ts'

/** The fewest sections for which a table of contents helps. */
const leastSections = 4

/**
 * Frames the text with what the build knows of it: byline, summary, table of contents, links to other pages. They are part
 * of the text rather than of the layout, so that a prerendered page needs no JavaScript for them.
 */
export function remarkPageParts(surroundings: Surroundings) {
  return (tree: Root) => {
    const start = tree.children.findIndex((node) => node.type !== 'yaml')
    tree.children.splice(start, 0, ...opening(surroundings, tree))
    tree.children.push(...ending(surroundings))
  }
}

function opening({ facts, minutes }: Surroundings, tree: Root): RootContent[] {
  const summary = [paragraph(text(facts.summary.trim()))]
  if (facts.kind === 'service') return [component('Lead', {}, summary)]
  const { published, updated } = facts
  const byline = { published, ...(updated && { updated }), minutes: String(minutes) }
  return [component('Byline', byline), component('Summary', {}, summary), ...tableOfContents(tree)]
}

function tableOfContents(tree: Root): RootContent[] {
  const sections = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  )
  if (sections.length < leastSections) return []
  const items = sections.map((section) => {
    const label = toString(section)
    return [paragraph(link(`#${headingId(label)}`, label))]
  })
  return [component('Contents', {}, [list(items)])]
}

function ending({ further, previous, next }: Surroundings): RootContent[] {
  const items = further.map(({ path, title, description }) => [
    paragraph(link(path, title)),
    paragraph(text(description)),
  ])
  const others = [...neighbour('prev', previous), ...neighbour('next', next)]
  const way = others.length > 0 ? [component('Neighbours', {}, others)] : []
  return [heading(2, 'Weiterlesen'), component('FurtherReading', {}, [list(items), ...way])]
}

function neighbour(rel: 'prev' | 'next', page: Teaser | undefined) {
  return page ? [component('Neighbour', { rel, path: page.path, title: page.shortTitle })] : []
}
