import { articleGroups } from '../../src/lib/site/navigation.ts'
import { serviceName } from '../../src/lib/site/page-path.ts'
import type { DerivedFacts } from '../../src/lib/site/derived-facts.ts'
import type { LinkedText } from './linked-text.ts'
import { relatedAmong } from './recommendations.ts'

/** Finds the derived facts of an article or a service; `undefined` for any other path. */
export function derivedFactsAmong(texts: LinkedText[]): (path: string) => DerivedFacts<string> | undefined {
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
    const { minutes, contents } = text
    const { previous, next } = neighbours(path)
    const service = calledBy(text)
    // The page links to the others anyway.
    const further = related(text)
      .flatMap((other) => known.get(other) ?? [])
      .filter((other) => ![previous, next, service].includes(other))
      .slice(0, 3)
    return {
      minutes,
      contents,
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
