import type { Problem } from '../problem.ts'

/** A `Redirect` as the check sees it: with paths that may be wrong. */
export interface Move {
  from: string
  to: string
}

const file = 'src/lib/site/redirects.ts'
const hint = 'A redirect is { from: an old path, to: a page, since: the day of the move }.'

/** Every redirect leads from a path that is no page, once, straight to a page. */
export function checkRedirects(redirects: Move[], paths: string[]): Problem[] {
  return redirects.flatMap((redirect, index) => {
    const messages = [
      wrongPath(redirect),
      wrongTarget(redirect, redirects, paths),
      paths.includes(redirect.from) ? 'hides the page of that path' : undefined,
      redirects.findIndex(({ from }) => from === redirect.from) < index ? 'is there twice' : undefined,
    ]
    return messages
      .filter((message) => message !== undefined)
      .map((message) => ({ file, message: `${redirect.from} ${message}`, hint }))
  })
}

/** Hosts read `*` and `:name` as patterns, and pages end neither with a slash nor with `.html`. */
function wrongPath({ from }: Move): string | undefined {
  return /^(\/[\w.~%-]+)+$/.test(from) && !from.endsWith('.html')
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
