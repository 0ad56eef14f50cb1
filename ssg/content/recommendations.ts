/** What connects a text to others. */
export interface Connections {
  path: string
  /** Topic of an article, group of a service, and the service that it offers. */
  subjects: readonly string[]
  links: ReadonlySet<string>
  terms: ReadonlySet<string>
}

/**
 * The weights beside the similarity of terms, which is at most 1. A link is the author's own judgement; a link back counts half. The same topic, group or
 * service decides between texts that are about equally close, and counts more than a mere link back if they share a term.
 */
const weight = { link: 0.3, linkBack: 0.15, subject: 0.1 }

/** Finds the other texts for a text, the closest first. Only terms, links and subjects count, so other edits of a text change nothing. */
export function relatedAmong(all: Connections[]): (text: Connections) => string[] {
  const uses = new Map<string, number>()
  for (const term of all.flatMap(({ terms }) => [...terms])) uses.set(term, (uses.get(term) ?? 0) + 1)

  /** How much of the terms of both is shared, the rarer the more, so that neither long texts nor common terms win. */
  function likeness(one: Connections, other: Connections): number {
    let shared = 0
    let every = 0
    for (const term of new Set([...one.terms, ...other.terms])) {
      const rarity = Math.log(1 + all.length / (uses.get(term) ?? 1))
      every += rarity
      if (one.terms.has(term) && other.terms.has(term)) shared += rarity
    }
    return every === 0 ? 0 : shared / every
  }

  function closeness(text: Connections, other: Connections): number {
    return (
      likeness(text, other) +
      (text.links.has(other.path) ? weight.link : 0) +
      (other.links.has(text.path) ? weight.linkBack : 0) +
      (text.subjects.some((subject) => other.subjects.includes(subject)) ? weight.subject : 0)
    )
  }

  return (text) =>
    all
      .filter(({ path }) => path !== text.path)
      .map((other) => ({ path: other.path, closeness: closeness(text, other) }))
      .toSorted((one, two) => two.closeness - one.closeness || (one.path < two.path ? -1 : 1))
      .map(({ path }) => path)
}
