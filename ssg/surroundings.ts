import type { LinkedFacts, LinkedText } from './linked-text.ts'
import { neighbours } from './neighbours.ts'
import { relatedPages } from './related-pages.ts'

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

/** `undefined` for a text that stands alone, such as a legal one. */
export function surroundings(path: string, texts: LinkedText[]): Surroundings | undefined {
  const text = texts.find((candidate) => candidate.path === path)
  if (!text) return undefined
  const { facts, minutes } = text
  const { previous, next } = neighbours(
    path,
    texts.map((listed) => ({ path: listed.path, page: listed.facts })),
  )
  const service = facts.kind === 'article' ? [facts.service] : []
  // No page is linked twice below a text.
  const apart = [previous, next, ...service].filter((other) => other !== undefined)
  const further = [...relatedPages(text, texts, { apart }), ...service]
  return {
    facts,
    minutes,
    previous: teaser(previous, texts),
    next: teaser(next, texts),
    further: further.flatMap((other) => teaser(other, texts) ?? []),
  }
}

function teaser(path: string | undefined, texts: LinkedText[]): Teaser | undefined {
  const text = texts.find((candidate) => candidate.path === path)
  return text && { path: text.path, ...text.facts }
}
