import type { WantedWord } from './query.ts'
import type { Label, WordIndex } from './word-index.ts'

/** How well each title, question or heading that has some word of a query has each of them. */
export type MatchedLabels = Map<Label, (number | undefined)[]>

export function matchLabels(wanted: WantedWord[], { stems: places }: WordIndex): MatchedLabels {
  const found: MatchedLabels = new Map()
  for (const [place, { stems }] of wanted.entries()) {
    for (const [stem, level] of stems) {
      for (const label of places.get(stem)?.labels ?? []) {
        const levels = found.get(label) ?? []
        found.set(label, levels)
        levels[place] = Math.max(levels[place] ?? 0, level)
      }
    }
  }
  return found
}
