import { serviceName } from '../../src/lib/site/service-name.ts'
import type { Surroundings } from '../../src/lib/site/surroundings.ts'
import type { LinkedText } from './linked-text.ts'
import { neighboursAmong } from './neighbours.ts'
import { relatedAmong } from './related-pages.ts'

/** Finds what surrounds a text of the site: `undefined` for one that stands alone, such as a legal one. */
export function surroundingsAmong(texts: LinkedText[]): (path: string) => Surroundings<string> | undefined {
  const known = new Map(texts.map((text) => [text.path, text]))
  const neighbours = neighboursAmong(texts.map(({ path, facts }) => ({ path, page: facts })))
  const related = relatedAmong(texts)
  const neighbour = (path: string | undefined) => {
    const text = path === undefined ? undefined : known.get(path)
    return text && { to: text.path, label: text.facts.shortTitle }
  }
  return (path) => {
    const text = known.get(path)
    if (!text) return undefined
    const { facts, minutes, contents } = text
    const { previous, next } = neighbours(path)
    const service = known.get(facts.kind === 'article' ? facts.service : path)
    // No page is linked twice below a text.
    const apart = [previous, next, service?.path].filter((other) => other !== undefined)
    const further = related(text, { apart }).flatMap((other) => known.get(other) ?? [])
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
          label: service.facts.shortTitle,
          description: service.facts.description,
        },
      }),
      ...(before && { previous: before }),
      ...(after && { next: after }),
    }
  }
}
