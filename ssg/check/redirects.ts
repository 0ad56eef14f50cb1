import { z } from 'zod'
import type { Problem } from '../problem.ts'

/** A `Redirect` with unchecked paths. */
export interface Move {
  from: string
  to: string
  since: string
}

export const redirectsFile = 'src/lib/site/redirects.ts'
const hint =
  'Eine Weiterleitung ist { from: ein alter Pfad, to: eine Seite, since: der Tag des Umzugs }. Ein Pfad ist / und Buchstaben, Ziffern, -, ., _, ~ oder %, ohne / und ohne .html am Ende.'

/**
 * Checks that every redirect leads from a path without a page to a page, so there are no chains and no loops. Patterns are refused, because hosts read
 * `*` and `:name` differently. `source` is the text of the file with the redirects.
 */
export function checkRedirects(redirects: Move[], paths: string[], source: string): Problem[] {
  return redirects.flatMap(({ from, to, since }, index) =>
    [
      ...(isPlain(from) ? [] : ['ist kein Pfad, den alle Hosts gleich lesen']),
      ...(paths.includes(to) ? [] : [`führt zu ${to}, und diese Seite gibt es nicht`]),
      ...(paths.includes(from) ? ['verdeckt die Seite unter diesem Pfad'] : []),
      ...(redirects.findIndex((other) => other.from === from) < index ? ['steht zweimal da'] : []),
      ...(z.iso.date().safeParse(since).success ? [] : [`hat als Tag ${since}, den es nicht gibt`]),
    ].map((message) => ({
      file: redirectsFile,
      line: lineOf(source, from),
      message: `${from} ${message}`,
      hint,
    })),
  )
}

/** Finds published addresses that have neither a page nor a redirect. */
export function checkKnownPaths(
  known: readonly string[],
  redirects: Move[],
  paths: string[],
  source: string,
): Problem[] {
  const lost = known.filter((path) => !paths.includes(path) && redirects.every(({ from }) => from !== path))
  return lost.map((path) => ({
    file: redirectsFile,
    line: lineOf(source, path),
    message: `${path} war eine Seite und ist keine mehr`,
    hint: `Leiten Sie weiter: In die Klammern von \`redirects\` kommt { from: '${path}', to: '/neu', since: '2026-12-31' }, mit der neuen Seite und dem Tag; danach \`npm run format\`. War die Adresse nie online, entfernen Sie diese Zeile.`,
  }))
}

function isPlain(path: string): boolean {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~%-]+)+$/.test(path) && !path.endsWith('.html')
}

/** The last line with a path, which is the second one of a duplicate. */
function lineOf(source: string, from: string): number | undefined {
  const at = Math.max(source.lastIndexOf(`'${from}'`), source.lastIndexOf(`"${from}"`))
  return at < 0 ? undefined : source.slice(0, at).split('\n').length
}
