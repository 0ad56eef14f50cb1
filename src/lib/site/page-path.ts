import type { FileRouteTypes } from '../../routeTree.gen.ts'

/** The path of a page of this site: one of `src/routes`. */
export type PagePath = FileRouteTypes['to']

/** The router's path of an address under which a host may also serve a page: `/contact.html`, `/index.html`, `/contact/`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
