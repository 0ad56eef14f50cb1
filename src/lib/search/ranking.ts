import { labelLikeness, wholeLikeness } from './label-likeness.ts'
import { matchLabels } from './matched-labels.ts'
import { leastForWord, matchWords, type PageMatch, type SectionMatch } from './page-matches.ts'
import type { WantedWord } from './query.ts'
import type { WordIndex } from './word-index.ts'

/** How well one page, or one term of the glossary, answers a query. */
export interface RankedPage {
  page: number
  score: number
  /** The number of the section that its best answer stands in. */
  section: number
  /** Which words of the query it has, by their place in it. */
  has: boolean[]
}

/** What the words mean as a whole. */
interface Meant {
  asksForMeaning: boolean
  /** How much each page is meant, by its number. */
  typed: Map<number, number>
}

/**
 * How much it counts that a page has all words, and that it is meant, beside the most that any has of them; an article on a term comes
 * before the entry that defines it in a sentence.
 */
const weights = { coverage: 0.5, term: 0.4, askedTerm: 0.8, typed: 0.4 }

/** Ranks every page that has some word of the query, the best first. */
export function rankPages(
  wanted: WantedWord[],
  index: WordIndex,
  { asksForMeaning, typed }: Meant,
): RankedPage[] {
  const ofTerm = asksForMeaning ? weights.askedTerm : weights.term
  const { pages, rarity } = matchWords(wanted, index)
  const labels = matchLabels(wanted, index)
  const likeness = labelLikeness(labels, wanted, rarity)
  // All words may be on every page: then each says as much.
  const areTelling = rarity.some((rare) => rare > 0)
  const says = wanted.map(({ weight }, place) => weight * (areTelling ? (rarity[place] ?? 0) : 1))
  const asked = total(says)
  const ranked = [...pages].map(([page, match]) => {
    const covered = total(match.levels.map((level, place) => level * (says[place] ?? 0))) / asked
    const like = likeness.get(page) ?? 0
    // Who asks a page's own question means that page, whatever is typed for others.
    const means = Math.max(typed.get(page) ?? 0, (like / wholeLikeness) ** 4)
    // Nobody says what is typed for a term.
    const kind = (page < index.pageCount ? means : ofTerm) * covered ** weights.coverage
    const found = total(match.worth) + like * asked
    const has = match.levels.map((level) => level > leastForWord)
    const section = bestSection(match, has)
    return { page, found, kind, section, has }
  })
  const mostFound = Math.max(...ranked.map(({ found }) => found)) || 1
  return ranked
    .map(({ found, kind, ...page }) => ({ ...page, score: (found / mostFound + weights.typed) * kind }))
    .toSorted((one, other) => other.score - one.score)
}

/** The number of the section that adds most to what the page's title says already; of the first one if there is nothing to add. */
function bestSection({ sections }: PageMatch, has: boolean[]): number {
  const titled = sections.get(0)?.inHeading ?? []
  if (has.every((isThere, place) => !isThere || titled[place])) return 0
  const added = (section: number, { worth, inHeading }: SectionMatch) => {
    const isWhole =
      has.filter(Boolean).length > 1 && has.every((isThere, place) => !isThere || inHeading[place])
    const untold = worth.map((value, place) => (titled[place] ? (section === 0 ? 0 : value / 4) : value))
    return total(untold) * (isWhole ? 2 : 1)
  }
  const [best] = [...sections].toSorted((one, other) => added(...other) - added(...one))
  return best?.[0] ?? 0
}

function total(numbers: (number | undefined)[]): number {
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)
}
