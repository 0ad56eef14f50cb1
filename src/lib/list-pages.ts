import type { FileRoutesByFullPath } from '../routeTree.gen.ts'
import type { ListedPage } from './site/navigation.ts'
import type { Page } from './site/page-schema.ts'

interface RouteWithFacts {
  fullPath: string
  options: { staticData?: { page: Page | null } }
}

/** Every page of a route tree; a route that declares `page: null` is none. */
export function listPages(
  routesByPath: Partial<Record<keyof FileRoutesByFullPath, RouteWithFacts>>,
): ListedPage[] {
  return Object.values(routesByPath).flatMap(({ fullPath, options }) => {
    const page = options.staticData?.page
    return page ? [{ path: fullPath === '/' ? '/' : fullPath.replace(/\/$/, ''), page }] : []
  })
}
