import type { Redirect } from '../content/redirects.ts'
import type { OutputFile } from '../output-file.ts'

/** The file `_redirects` for Netlify, Cloudflare Pages and `npm start`, if there are redirects. */
export function redirectsFile(redirects: Redirect[]): OutputFile[] {
  if (redirects.length === 0) return []
  // Netlify matches a trailing slash, too, Cloudflare Pages does not.
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
  return [{ path: '_redirects', content: lines.join('') }]
}

export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to] = line.trim().split(/\s+/)
      return from && to ? [[from, to]] : []
    }),
  )
}
