import type { MatchedLabels } from './matched-labels.ts'
import type { WantedWord } from './query.ts'

/** A title or a question says what a page answers; a heading, what a section does. Half a likeness says little. */
const weights = { page: 4.5, section: 1.5, rest: 0.2 }
const power = 2.5

/** Of a page whose title or question is the query, word for word. */
export const wholeLikeness = weights.page

/** How much of a title, question or heading the query is, and it of the query: the best of each page, by its number. */
export function labelLikeness(
  labels: MatchedLabels,
  wanted: WantedWord[],
  rarity: number[],
): Map<number, number> {
  const counted = wanted.map(({ weight }, place) => weight * (rarity[place] ?? 0))
  const asked = counted.reduce((sum, rare) => sum + rare, 0)
  const best = new Map<number, number>()
  for (const [{ page, kind, rarity: says }, levels] of labels) {
    const matchedOf = (rare: number[]) =>
      rare.reduce((sum, word, place) => sum + word * (levels[place] ?? 0), 0)
    const whole = asked + weights.rest * Math.max(0, says - matchedOf(rarity))
    if (whole === 0) continue
    const like = (matchedOf(counted) / whole) ** power * weights[kind]
    best.set(page, Math.max(best.get(page) ?? 0, like))
  }
  return best
}
