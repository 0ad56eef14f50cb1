import type { ListedPage } from './navigation.ts'
import type { Page } from './page-schema.ts'

interface RouteWithFacts {
  fullPath: string
  options: { staticData?: { page: Page | null } }
}

/** Every page of a route tree; frames, which declare `page: null`, are left out. */
export function listPages(routesByPath: Record<string, RouteWithFacts>): ListedPage[] {
  return Object.values(routesByPath).flatMap(({ fullPath, options }) => {
    const page = options.staticData?.page
    return page ? [{ path: fullPath === '/' ? '/' : fullPath.replace(/\/$/, ''), page }] : []
  })
}
