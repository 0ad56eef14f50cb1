/** The one address of a page: origin and path, without a slash at the end except for the home page. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + (path.length > 1 ? path.replace(/\/+$/, '') : '/')
}
