/** One rule of a `_headers` file: a path, in which `*` at the end stands for anything, and what it adds. */
export interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages do: a path, then indented `Name: value` lines. */
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

/** The headers of one path; those of several rules add up. */
export function headersFor(path: string, rules: HeaderRule[]): [name: string, value: string][] {
  return rules.filter((rule) => matches(path, rule.path)).flatMap(({ headers }) => headers)
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** What Netlify and Cloudflare Pages send of themselves where `_headers` says nothing; other hosts are told to do the same. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

/** For the page of unknown addresses: not the year that a missing file of /assets would inherit. */
export const neverKept = 'no-cache'
