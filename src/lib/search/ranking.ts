/** How well one section answers each word of a query. */
export interface SectionMatch {
  /** By the place of the word in the query; 0 where the section does not have it. */
  scores: number[]
  /** Whether the section has the word, and not only a part of it. */
  has: boolean[]
  /** Whether the word stands in the section's heading, or in the page's title where that is the section. */
  inHeading: boolean[]
}

export interface RankedPage<Section> {
  score: number
  /** Where its best answer stands. */
  section: Section
  /** Which words of the query the page has somewhere, by their place in it. */
  found: boolean[]
}

/** What it is worth that one section has all words, that its heading has them, and that many sections have one. */
const weights = { together: 1, wholeHeading: 2, breadth: 0.1 }

/**
 * Ranks one page by those of its sections that have words of the query. A page can have all words without having them in
 * one section. The page as such is the section that has its title.
 */
export function rankPage<Section>(matches: Map<Section, SectionMatch>, page: Section): RankedPage<Section> {
  const all = [...matches.values()]
  const best = (all[0]?.scores ?? []).map((_, word) =>
    Math.max(...all.map(({ scores }) => scores[word] ?? 0)),
  )
  const together = Math.max(...all.map(worth))
  const found = best.map((_, word) => all.some(({ has }) => has[word]))
  return {
    score:
      total(best) +
      weights.together * together +
      weights.breadth * total(all.map(({ scores }) => total(scores))),
    section: bestSection(matches, page, found),
    found,
  }
}

/** The section that adds most to what the page's title says already; the page itself if there is nothing to add. */
function bestSection<Section>(matches: Map<Section, SectionMatch>, page: Section, found: boolean[]): Section {
  const titled = matches.get(page)?.inHeading ?? []
  if (found.every((isFound, word) => !isFound || titled[word])) return page
  const added = (section: Section, { scores, inHeading, ...match }: SectionMatch) =>
    worth({
      ...match,
      scores: scores.map((score, word) => (titled[word] ? (section === page ? 0 : score / 4) : score)),
      inHeading,
    })
  const [best] = [...matches].toSorted((one, other) => added(...other) - added(...one))
  return best?.[0] ?? page
}

function worth({ scores, inHeading }: SectionMatch): number {
  return total(scores) * (inHeading.length > 1 && inHeading.every(Boolean) ? weights.wholeHeading : 1)
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
