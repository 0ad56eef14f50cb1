import type { Redirect } from '../content/redirects.ts'
import type { OutputFile } from '../output-file.ts'

/** A rule of a `_headers` file. The path may end with the wildcard `*`. */
export interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** A `_headers` file: each path, and below it indented `Name: value` lines. */
export function writtenRules(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Parses a `_headers` file as Netlify and Cloudflare Pages do. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const separator = line.indexOf(':')
    rules.at(-1)?.headers.push([line.slice(0, separator).trim(), line.slice(separator + 1).trim()])
  }
  return rules
}

export function headersFor(path: string, rules: HeaderRule[]): [name: string, value: string][] {
  return rules.filter((rule) => matches(path, rule.path)).flatMap(({ headers }) => headers)
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** The default `Cache-Control` of Netlify and Cloudflare Pages, for other hosts. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

/** The `Cache-Control` of the 404 page. Else a missing file of /assets would be cached for a year. */
export const neverKept = 'no-cache'

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
