import type { LinkedFacts, LinkedText } from './linked-text.ts'
import { neighboursAmong } from './neighbours.ts'
import { relatedAmong } from './related-pages.ts'

/** What the page of a text says beside the text: its facts, and the pages that it leads to. */
export interface Surroundings {
  facts: LinkedFacts
  minutes: number
  previous: Teaser | undefined
  next: Teaser | undefined
  /** Where to go from here: the closest texts, then the service that an article names. */
  further: Teaser[]
}

/** The facts of another page that a link to it repeats. */
export interface Teaser {
  path: string
  title: string
  shortTitle: string
  description: string
}

/** Finds what surrounds a text of the site: `undefined` for one that stands alone, such as a legal one. */
export function surroundingsAmong(texts: LinkedText[]): (path: string) => Surroundings | undefined {
  const known = new Map(texts.map((text) => [text.path, text]))
  const neighbours = neighboursAmong(texts.map(({ path, facts }) => ({ path, page: facts })))
  const related = relatedAmong(texts)
  const teaser = (path: string | undefined): Teaser | undefined => {
    const text = path === undefined ? undefined : known.get(path)
    return text && { path: text.path, ...text.facts }
  }
  return (path) => {
    const text = known.get(path)
    if (!text) return undefined
    const { facts, minutes } = text
    const { previous, next } = neighbours(path)
    const service = facts.kind === 'article' ? [facts.service] : []
    // No page is linked twice below a text.
    const apart = [previous, next, ...service].filter((other) => other !== undefined)
    const further = [...related(text, { apart }), ...service]
    return {
      facts,
      minutes,
      previous: teaser(previous),
      next: teaser(next),
      further: further.flatMap((other) => teaser(other) ?? []),
    }
  }
}
