import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { DerivedFacts, SectionLink } from '../../src/lib/site/derived-facts.ts'
import { headingId } from '../../src/lib/site/heading-id.ts'
import { articleGroups } from '../../src/lib/site/navigation.ts'
import type { Frontmatter } from '../../src/lib/site/page-schema.ts'
import { serviceName } from '../../src/lib/site/page-path.ts'
import { attribute } from '../mdx/nodes.ts'
import type { Content } from './content.ts'
import { citedSources, componentsOf, nodesOf, readingMinutes } from './text-nodes.ts'

/** An article or a service, and what connects it to others. */
interface LinkedText {
  path: string
  facts: Extract<Frontmatter, { kind: 'article' | 'service' }>
  tree: Content['tree']
  /** Topic of an article, group of a service, and the service that it offers. */
  subjects: string[]
  links: ReadonlySet<string>
  terms: ReadonlySet<string>
}

/**
 * Finds the derived facts of an article or a service; `undefined` for any other path, and for a text with wrong facts, which
 * `ssg/check/check-content` reports.
 */
export function derivedFactsAmong(content: Content[]): (path: string) => DerivedFacts<string> | undefined {
  const texts = content.flatMap(linkedText)
  const known = new Map(texts.map((text) => [text.path, text]))
  const pages = texts.map(({ path, facts }) => ({ path, page: facts }))
  /** The articles in the order of the knowledge base, across topics. */
  const articles = articleGroups(pages).flatMap((group) => group.pages.map((article) => article.path))
  const neighbours = (path: string) => {
    const place = articles.indexOf(path)
    const [before, after] = place < 0 ? [] : [articles[place - 1], articles[place + 1]]
    return { previous: known.get(before ?? ''), next: known.get(after ?? '') }
  }
  const calledBy = ({ path, facts }: LinkedText) => known.get(facts.kind === 'article' ? facts.service : path)
  const related = relatedAmong(texts)
  return (path) => {
    const text = known.get(path)
    if (!text) return undefined
    const { previous, next } = neighbours(path)
    const service = calledBy(text)
    // The page links to the others anyway.
    const further = related(text)
      .filter((other) => ![previous, next, service].includes(other))
      .slice(0, 3)
    return {
      minutes: readingMinutes(text.tree),
      contents: tableOfContents(text.tree),
      further: further.map((other) => ({
        to: other.path,
        label: other.facts.title,
        description: other.facts.description,
      })),
      ...(service && {
        service: {
          to: service.path,
          name: serviceName(service.path),
          // As on the buttons of its own page and of home.
          label:
            service.facts.kind === 'service' && service.facts.audit ? 'SEO-Audit' : service.facts.shortTitle,
          description: service.facts.description,
        },
      }),
      ...(previous && { previous: linkTo(previous) }),
      ...(next && { next: linkTo(next) }),
    }
  }
}

const linkTo = ({ path, facts }: LinkedText) => ({ to: path, label: facts.shortTitle })

function linkedText({ path, facts, tree }: Content): LinkedText[] {
  if (facts?.kind !== 'article' && facts?.kind !== 'service') return []
  const subjects = facts.kind === 'article' ? [facts.topic, facts.service] : [facts.group, path]
  const paths = nodesOf(tree, 'link').filter(({ url }) => url.startsWith('/'))
  const links = new Set(paths.map(({ url }) => url.replace(/#.*/, '')))
  const terms = new Set(componentsOf(tree, 'Term').flatMap((term) => attribute(term, 'id') ?? []))
  return [{ path, facts, tree, subjects, links, terms }]
}

const leastSections = 4

/** The table of contents: the h2 headings, and «Quellen», which `ssg/mdx/remark-links` appends to a text with citations. */
export function tableOfContents(tree: Content['tree']): SectionLink[] {
  const sections = tree.children
    .filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
    .map((section) => toString(section))
  if (citedSources(tree).size > 0) sections.push('Quellen')
  return sections.length < leastSections ? [] : sections.map((label) => ({ id: headingId(label), label }))
}

/**
 * The weights beside the similarity of terms, which is at most 1. A link is the author's own judgement; a link back counts half. The same topic, group or
 * service decides between texts that are about equally close, and counts more than a mere link back if they share a term.
 */
const weight = { link: 0.3, linkBack: 0.15, subject: 0.1 }

/** Finds the other texts for a text, the closest first. Only terms, links and subjects count, so other edits of a text change nothing. */
function relatedAmong(all: LinkedText[]): (text: LinkedText) => LinkedText[] {
  const uses = new Map<string, number>()
  for (const term of all.flatMap(({ terms }) => [...terms])) uses.set(term, (uses.get(term) ?? 0) + 1)

  /** How much of the terms of both is shared, the rarer the more, so that neither long texts nor common terms win. */
  function likeness(one: LinkedText, other: LinkedText): number {
    let shared = 0
    let every = 0
    for (const term of new Set([...one.terms, ...other.terms])) {
      const rarity = Math.log(1 + all.length / (uses.get(term) ?? 1))
      every += rarity
      if (one.terms.has(term) && other.terms.has(term)) shared += rarity
    }
    return every === 0 ? 0 : shared / every
  }

  function closeness(text: LinkedText, other: LinkedText): number {
    return (
      likeness(text, other) +
      (text.links.has(other.path) ? weight.link : 0) +
      (other.links.has(text.path) ? weight.linkBack : 0) +
      (text.subjects.some((subject) => other.subjects.includes(subject)) ? weight.subject : 0)
    )
  }

  return (text) =>
    all
      .filter((other) => other !== text)
      .map((other) => ({ other, closeness: closeness(text, other) }))
      .toSorted((one, two) => two.closeness - one.closeness || (one.other.path < two.other.path ? -1 : 1))
      .map(({ other }) => other)
}
