/** How well one section answers each word of a query; a word that it does not have is missing or 0. */
export type SectionScores = number[]

export interface RankedPage<Section> {
  score: number
  /** Where its best answer stands. */
  section: Section
  /** Which words of the query stand somewhere on the page, by their place in it. */
  found: boolean[]
}

/** Ranks one page by its sections. The page as such (its title) is a section, too, if it was found. */
export function rankPage<Section>(
  sections: Map<Section, SectionScores>,
  head: Section,
  words: number,
): RankedPage<Section> | undefined {
  const places = Array.from({ length: words }, (_, word) => word)
  const best = places.map((word) => Math.max(0, ...[...sections.values()].map((scores) => scores[word] ?? 0)))
  const ofTitle = sections.get(head) ?? []
  let section: Section | undefined
  let most = -1
  let together = 0
  for (const [candidate, scores] of sections) {
    const sum = total(scores)
    together = Math.max(together, sum)
    const untitled = total(
      scores.map((score, word) => (ofTitle[word] && candidate !== head ? score / 4 : score)),
    )
    if (untitled > most) [section, most] = [candidate, untitled]
  }
  if (section === undefined) return undefined
  return { section, score: total(best) + together, found: best.map((score) => score > 0) }
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + (number || 0), 0)
}
