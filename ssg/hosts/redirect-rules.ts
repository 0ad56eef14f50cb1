/** Reads a `_redirects` file of this site: old path, new path, status. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to] = line.trim().split(/\s+/)
      return from && to ? [[from, to]] : []
    }),
  )
}
