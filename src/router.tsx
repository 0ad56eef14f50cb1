import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { ErrorFallback } from './components/frame/error-fallback'
import { Spinner } from './components/frame/spinner'
import type { Page } from './lib/site/page-schema'
import { parseSearch, stringifySearch } from './lib/search-params'
import { routeTree } from './routeTree.gen'

/** How long a page may take before the spinner shows, in ms. It stays no longer than the page takes. */
const pendingMs = 150

/** The options that differ between Node and the browser: history and origin, and those for preloading and scrolling. */
interface RouterEnvironment {
  history?: RouterHistory
  origin?: string
  defaultPreload?: 'intent' | false
  scrollRestoration?: (at: { location: ParsedLocation }) => boolean
  scrollRestorationBehavior?: ScrollBehavior
  getScrollRestorationKey?: (location: ParsedLocation) => string
}

/** Creates the router with the generated route tree, for prerendering in Node and for the browser. */
export function createAppRouter(environment: RouterEnvironment = {}) {
  return createRouter({
    ...environment,
    routeTree,
    // Hosts distinguish /Contact from /contact. The router must do so, too, or its page would not match the prerendered 404 page.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ErrorFallback,
    // `components/frame/after-navigation` scrolls to a hash.
    defaultHashScrollIntoView: false,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The section of the hash is in sight already, so the page must not scroll (`components/reading/heading-links`). */
    isInSight?: boolean
  }
  /**
   * The facts of a page; `null` for a layout route. A route without it does not compile. Only for Node: a plugin removes it from the browser's code
   * (`vite.config.ts`), where the facts are in the chunk of the page.
   */
  interface StaticDataRouteOption {
    page: Page | null
    /** The questions of a page without MDX, for the search. An MDX text has them in its frontmatter. */
    questions?: string[]
  }
}
