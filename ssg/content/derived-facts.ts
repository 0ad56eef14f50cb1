import { articleGroups, type ListedPage } from '../../src/lib/site/navigation.ts'
import { serviceName } from '../../src/lib/site/service-name.ts'
import type { DerivedFacts } from '../../src/lib/site/derived-facts.ts'
import type { LinkedText } from './linked-text.ts'
import { recommendationsAmong } from './recommendations.ts'

/** Finds the derived facts of an article or a service; `undefined` for any other path. */
export function derivedFactsAmong(texts: LinkedText[]): (path: string) => DerivedFacts<string> | undefined {
  const known = new Map(texts.map((text) => [text.path, text]))
  const neighbours = neighboursAmong(texts.map(({ path, facts }) => ({ path, page: facts })))
  const neighbour = (path: string | undefined) => {
    const text = path === undefined ? undefined : known.get(path)
    return text && { to: text.path, label: text.facts.shortTitle }
  }
  const calledBy = ({ path, facts }: LinkedText) => known.get(facts.kind === 'article' ? facts.service : path)
  const apart = (path: string) => {
    const text = known.get(path)
    const { previous, next } = neighbours(path)
    return [previous, next, text && calledBy(text)?.path].filter((other) => other !== undefined)
  }
  const called = texts.flatMap((text) => {
    const service = calledBy(text)
    return service && service !== text ? [service.path] : []
  })
  const recommendations = recommendationsAmong(texts, { apart, called })
  return (path) => {
    const text = known.get(path)
    if (!text) return undefined
    const { minutes, contents } = text
    const { previous, next } = neighbours(path)
    const service = calledBy(text)
    const further = (recommendations.get(path) ?? []).flatMap((other) => known.get(other) ?? [])
    const before = neighbour(previous)
    const after = neighbour(next)
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
      ...(before && { previous: before }),
      ...(after && { next: after }),
    }
  }
}

interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/** Finds the previous and next article in the order of the knowledge base, across topics. */
function neighboursAmong(pages: ListedPage[]): (path: string) => Neighbours {
  const order = articleGroups(pages).flatMap((group) => group.pages.map((article) => article.path))
  const places = new Map(order.map((path, place) => [path, place]))
  return (path) => {
    const place = places.get(path)
    return place === undefined
      ? { previous: undefined, next: undefined }
      : { previous: order[place - 1], next: order[place + 1] }
  }
}
