import type { AnyRoute, createRouter, RouterOptions } from '@tanstack/react-router'
import { ErrorFallback } from './components/frame/error-fallback'
import { Spinner } from './components/frame/spinner'
import type { Page } from './lib/site/page-schema'
import { parseSearch, stringifySearch } from './lib/search-params'
import type { routeTree } from './routeTree.gen'

/** How long a page may take before the spinner shows, and how long it then stays at least, in ms. */
const pendingMs = 150
const pendingMinMs = 300

/** What the router does alike over the pages as components, in Node, and over them as documents, in the browser. */
export const routerOptions = {
  // The host tells /Contact from /contact; so must the router, or the prerendered 404 page would not match.
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  notFoundMode: 'root',
  defaultPreload: 'intent',
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: pendingMinMs,
  defaultPendingComponent: Spinner,
  defaultErrorComponent: ErrorFallback,
  defaultHashScrollIntoView: false,
} satisfies RouterOptions<AnyRoute, 'never'>

declare module '@tanstack/react-router' {
  interface Register {
    /** By the pages, so that a link to a path that is none does not compile. */
    router: ReturnType<typeof createRouter<typeof routeTree>>
  }
  /** `null` declares a frame around pages; leaving it out does not compile. */
  interface StaticDataRouteOption {
    page: Page | null
  }
}
