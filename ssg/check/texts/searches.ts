import { searchesFile, type Searches } from '../../content/searches.ts'
import type { Problem } from '../../problem.ts'
import { nearestName } from './nearest-name.ts'

/** The minimum and maximum length of a query in characters. Empty lines are allowed. */
const least = 2
const most = 80

/** Checks that each query in `src/content/searches` belongs to one page only. */
export function checkSearches(searches: Searches[], paths: string[]): Problem[] {
  const firsts = new Map<string, string>()
  return searches.flatMap(({ file, path, lines }) => {
    const problems: Problem[] = []
    const tell = (line: number | undefined, message: string, hint: string) =>
      problems.push({ file, line, message, hint })
    if (!paths.includes(path))
      tell(
        undefined,
        `ist für ${path}, und diese Seite gibt es nicht${nearestName(file, paths.map(searchesFile))}`,
        'Nennen Sie die Datei nach dem Pfad ihrer Seite, oder entfernen Sie sie.',
      )
    for (const [index, search] of lines.entries()) {
      const line = index + 1
      if (search === '') continue
      if (search.length < least || search.length > most)
        tell(
          line,
          `«${search.slice(0, most)}» hat ${search.length} Zeichen, richtig sind ${least} bis ${most}`,
          'Schreiben Sie ein Wort oder einige, wie sie jemand eintippt.',
        )
      // Queries that differ only in case, hyphens or quotation marks are the same.
      const letters = search
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const first = firsts.get(letters)
      if (first)
        tell(
          line,
          `«${search}» steht auch in ${first}`,
          'Lassen Sie es der Seite, die es am besten beantwortet.',
        )
      else firsts.set(letters, `${file}:${line}`)
    }
    return problems
  })
}
