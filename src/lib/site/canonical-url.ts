/** The canonical URL of a page. Only that of the home page ends with a slash. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + (path.length > 1 ? path.replace(/\/+$/, '') : '/')
}
