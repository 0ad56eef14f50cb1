import type { MatchedLabels } from './matched-labels.ts'
import type { WantedWord } from './query.ts'

/** What one title, question or search with a word adds to a page, where one without counts 1. */
const ofOne = 10

/** Words are not independent, as they are taken to be: their root keeps them from being certain. */
const certainty = 0.5

/**
 * How much each page, by its number, is the one that people mean who type these words: of its titles, its questions and what else is
 * typed for it, how many have each word. As in a naive Bayes classifier each word speaks for itself.
 */
export function typedFor(
  labels: MatchedLabels,
  wanted: WantedWord[],
  pageCount: number,
): Map<number, number> {
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
      own.reduce(
        (product, count, place) =>
          product * (1 + ofOne * count) ** (certainty * (wanted[place]?.weight ?? 0)),
        1,
      ),
    ]),
  )
}
