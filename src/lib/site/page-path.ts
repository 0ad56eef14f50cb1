import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** The path of a page, from the file routes. */
export type PagePath = FileRouteTypes['to']

/** The route path of any path under which a host may serve the page: `/contact.html`, `/index.html`, `/contact/`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
