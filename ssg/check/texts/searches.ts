import { searchesFile, type Searches } from '../../content/searches.ts'
import type { Problem } from '../../problem.ts'
import { nearestName } from './nearest-name.ts'

/** The minimum and maximum length of a query in characters. Empty lines are allowed. */
const least = 2
const most = 80

/** Checks that each query in `src/content/searches` belongs to one page only. */
export function checkSearches(searches: Searches[], paths: string[]): Problem[] {
  return [
    ...searches.flatMap((list) => (paths.includes(list.path) ? [] : forNoPage(list, paths))),
    ...searches.flatMap(checkLengths),
    ...repeated(searches),
  ]
}

function forNoPage({ file, path }: Searches, paths: string[]): Problem[] {
  return [
    {
      file,
      message: `ist für ${path}, und diese Seite gibt es nicht${nearestName(file, paths.map(searchesFile))}`,
      hint: 'Nennen Sie die Datei nach dem Pfad ihrer Seite, oder entfernen Sie sie.',
    },
  ]
}

function checkLengths({ file, lines }: Searches): Problem[] {
  return lines.flatMap((search, place) => {
    if (search === '' || (search.length >= least && search.length <= most)) return []
    const message = `«${search.slice(0, most)}» hat ${search.length} Zeichen, richtig sind ${least} bis ${most}`
    return [
      {
        file,
        line: place + 1,
        message,
        hint: 'Schreiben Sie ein Wort oder einige, wie sie jemand eintippt.',
      },
    ]
  })
}

function repeated(searches: Searches[]): Problem[] {
  const first = new Map<string, string>()
  return searches.flatMap(({ file, lines }) =>
    lines.flatMap((search, place) => {
      // Queries that differ only in case, hyphens or quotation marks are the same.
      const letters = search
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const line = place + 1
      const other = first.get(letters)
      if (letters === '' || other === undefined) {
        first.set(letters, `${file}:${line}`)
        return []
      }
      return [
        {
          file,
          line,
          message: `«${search}» steht auch in ${other}`,
          hint: 'Lassen Sie es der Seite, die es am besten beantwortet.',
        },
      ]
    }),
  )
}
