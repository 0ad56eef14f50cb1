import { site } from '../site.ts'

/** The one address of a page: origin and path, without a slash at the end except for the home page. */
export function canonicalUrl(path: string): string {
  return site.origin + (path.length > 1 ? path.replace(/\/+$/, '') : '/')
}
