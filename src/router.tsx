import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { ErrorFallback } from './components/frame/error-fallback'
import { Spinner } from './components/frame/spinner'
import type { Page } from './lib/site/page-schema'
import { parseSearch, stringifySearch } from './lib/search-params'
import { routeTree } from './routeTree.gen'

/** How long a page may take before the spinner shows, in ms. It stays no longer than the page takes. */
const pendingMs = 150

/** What differs between Node and the browser: where the router is, and what only somebody who scrolls and points needs. */
interface RouterEnvironment {
  history?: RouterHistory
  origin?: string
  defaultPreload?: 'intent' | false
  scrollRestoration?: (at: { location: ParsedLocation }) => boolean
  scrollRestorationBehavior?: ScrollBehavior
  getScrollRestorationKey?: (location: ParsedLocation) => string
}

/** The one router of the site, over the generated tree: Node renders every page with it, and the browser runs it. */
export function createAppRouter(environment: RouterEnvironment = {}) {
  return createRouter({
    ...environment,
    routeTree,
    // The host tells /Contact from /contact; so must the router, or the prerendered 404 page would not match.
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
    /** The hash names a section that is on screen already: nothing is to scroll (`components/reading/heading-link`). */
    isInSight?: boolean
  }
  /**
   * What a page tells the rest of the site about itself; `null` declares a frame around pages, and leaving it out does not
   * compile. For Node alone: the plugin takes it out of what the browser gets (`vite.config.ts`), where a page's facts come with its code.
   */
  interface StaticDataRouteOption {
    page: Page | null
    /** What a page answers that is no text, as customers would ask: for the search. A text has them in its frontmatter. */
    questions?: string[]
  }
}
