import { z } from 'zod'
import type { Problem } from '../problem.ts'

/** A `Redirect` as the check sees it: with paths that may be wrong. */
export interface Move {
  from: string
  to: string
  since: string
}

export const redirectsFile = 'src/lib/site/redirects.ts'
const hint = 'A redirect is { from: an old path, to: a page, since: the day of the move }.'

/** Every redirect leads from a path that is no page, once, straight to a page. `source` is the file they stand in. */
export function checkRedirects(redirects: Move[], paths: string[], source: string): Problem[] {
  return redirects.flatMap((redirect, index) => {
    const messages = [
      wrongPath(redirect),
      wrongTarget(redirect, redirects, paths),
      paths.includes(redirect.from) ? 'hides the page of that path' : undefined,
      redirects.findIndex(({ from }) => from === redirect.from) < index ? 'is there twice' : undefined,
      z.iso.date().safeParse(redirect.since).success
        ? undefined
        : `moved on ${redirect.since}, which is no day`,
    ]
    return messages
      .filter((message) => message !== undefined)
      .map((message) => ({
        file: redirectsFile,
        line: lineOf(source, redirect.from),
        message: `${redirect.from} ${message}`,
        hint,
      }))
  })
}

/** Hosts read `*` and `:name` as patterns, and pages end neither with a slash nor with `.html`. */
function wrongPath({ from }: Move): string | undefined {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~%-]+)+$/.test(from) && !from.endsWith('.html')
    ? undefined
    : 'is no plain path: / and letters, digits, -, ., _, ~ or %, with no slash and no .html at the end'
}

function wrongTarget({ from, to }: Move, redirects: Move[], paths: string[]): string | undefined {
  if (from === to) return 'leads to itself'
  if (redirects.some((other) => other.from === to)) {
    return `leads to ${to}, which leads on: name the last one, and see that they are no loop`
  }
  return paths.includes(to) ? undefined : `leads to ${to}, which is no page`
}

/** The last place, which is the second where a path is there twice. */
function lineOf(source: string, from: string): number | undefined {
  const at = Math.max(source.lastIndexOf(`'${from}'`), source.lastIndexOf(`"${from}"`))
  return at < 0 ? undefined : source.slice(0, at).split('\n').length
}
