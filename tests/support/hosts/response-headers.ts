import { contentOf } from '../site/built-site.ts'

/** What the host adds to its answer for an address: names in lower case, by the rules of `_headers`. */
export function responseHeaders(path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [first = '', ...lines] of blocks()) {
    const isMatch = first.endsWith('*') ? path.startsWith(first.slice(0, -1)) : path === first
    if (!isMatch) continue
    for (const line of lines) {
      const [name = '', ...value] = line.split(':')
      headers.set(name.trim().toLowerCase(), value.join(':').trim())
    }
  }
  return headers
}

/** A path, then its indented headers. */
function blocks(): string[][] {
  return contentOf('_headers')
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
}
