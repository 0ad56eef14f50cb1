/** What connects a text to others. */
export interface Connections {
  path: string
  /** Topic of an article, group of a service. */
  section: string
  /** The pages that it links to. */
  links: ReadonlySet<string>
  /** The glossary terms that it marks. */
  terms: ReadonlySet<string>
}

/**
 * The weights beside the similarity of terms, which is at most 1. A link is the author's own judgement; a link back counts half. The same topic or
 * group only decides between texts that are about equally close.
 */
const weight = { link: 0.3, linkBack: 0.15, section: 0.1 }

/** At most `count` texts, without those in `apart`. */
interface Wish {
  count?: number
  apart?: string[]
}

/**
 * Finds the closest texts of a text, the closest first. `all` are all texts, from which the rarity of terms is counted. Only terms, links and sections
 * count, so other edits of a text change nothing.
 */
export function relatedAmong(all: Connections[]): (text: Connections, wish?: Wish) => string[] {
  const rarity = rarityOf(all)
  const squares = new Map(all.map(({ path, terms }) => [path, squareOf(terms, rarity)]))

  /** The cosine similarity of the terms, weighted by rarity, so that neither long texts nor common terms win. */
  function likeness(one: Connections, other: Connections): number {
    let shared = 0
    for (const term of one.terms) if (other.terms.has(term)) shared += (rarity.get(term) ?? 0) ** 2
    if (shared === 0) return 0
    return shared / Math.sqrt((squares.get(one.path) ?? 0) * (squares.get(other.path) ?? 0))
  }

  function closeness(text: Connections, other: Connections): number {
    return (
      likeness(text, other) +
      (text.links.has(other.path) ? weight.link : 0) +
      (other.links.has(text.path) ? weight.linkBack : 0) +
      (text.section === other.section ? weight.section : 0)
    )
  }

  return (text, { count = 3, apart = [] } = {}) =>
    all
      .filter(({ path }) => path !== text.path && !apart.includes(path))
      .map((other) => ({ path: other.path, closeness: closeness(text, other) }))
      .toSorted((one, two) => two.closeness - one.closeness || (one.path < two.path ? -1 : 1))
      .slice(0, count)
      .map(({ path }) => path)
}

type Rarity = ReadonlyMap<string, number>

function squareOf(terms: Iterable<string>, rarity: Rarity): number {
  let sum = 0
  for (const term of terms) sum += (rarity.get(term) ?? 0) ** 2
  return sum
}

/** The inverse document frequency, above 0 even for a term of every text. */
function rarityOf(all: Connections[]): Rarity {
  const texts = new Map<string, number>()
  for (const term of all.flatMap(({ terms }) => [...terms])) texts.set(term, (texts.get(term) ?? 0) + 1)
  return new Map([...texts].map(([term, number]) => [term, Math.log(1 + all.length / number)]))
}
