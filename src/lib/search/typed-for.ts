import type { MatchedLabels } from './matched-labels.ts'

/** What one title, question or search with a word adds to a page, where one without counts 1. */
const ofOne = 10

/**
 * How much each page, by its number, is the one that people mean who type these words: of its titles, its questions and what else is
 * typed for it, how many have each word. As in a naive Bayes classifier each word speaks for itself; the root keeps them from being certain.
 */
export function typedFor(labels: MatchedLabels, pageCount: number): Map<number, number> {
  const counts = new Map<number, number[]>()
  for (const [{ page, kind }, levels] of labels) {
    if (kind === 'section' || page >= pageCount) continue
    const own = counts.get(page) ?? []
    counts.set(page, own)
    for (const [place, level = 0] of levels.entries()) own[place] = (own[place] ?? 0) + level
  }
  return new Map(
    [...counts].map(([page, own]) => [
      page,
      own.reduce((product, count) => product * Math.sqrt(1 + ofOne * count), 1),
    ]),
  )
}
