import { relatedAmong, type Connections } from './related-pages.ts'

interface Around {
  /** The pages that the page of a text links to elsewhere. They are not recommended, too. */
  apart: (path: string) => string[]
  /** The services of calls to action, which count as recommended. */
  called: Iterable<string>
}

/**
 * The closest texts of each text. Each text must be recommended somewhere, so that a new text needs no edit of an old one. A text without a
 * recommendation goes to the closest page with a spare one: it replaces the last text there that is recommended elsewhere, too.
 */
export function recommendationsAmong(all: Connections[], { apart, called }: Around): Map<string, string[]> {
  const related = relatedAmong(all)
  const chosen = new Map(all.map((text) => [text.path, related(text, { apart: apart(text.path) })]))
  const times = new Map<string, number>()
  const count = (path: string, by: number) => times.set(path, (times.get(path) ?? 0) + by)
  for (const path of [...called, ...[...chosen.values()].flat()]) count(path, 1)
  for (const text of all) {
    if (times.get(text.path)) continue
    for (const host of related(text, { count: all.length })) {
      const named = chosen.get(host) ?? []
      const spare = named.findLastIndex((path) => (times.get(path) ?? 0) > 1)
      const taken = named[spare]
      if (taken === undefined || apart(host).includes(text.path)) continue
      chosen.set(host, named.with(spare, text.path))
      count(taken, -1)
      count(text.path, 1)
      break
    }
  }
  return chosen
}
