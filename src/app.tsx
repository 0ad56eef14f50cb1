import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { keepPrerenderedPage } from './components/kept-page'
import { announceNavigation } from './lib/announce-navigation'
import { interceptLinks } from './lib/intercept-links'
import { loadStyles } from './lib/load-styles'
import { pagePath } from './lib/page-path'
import { createRouter, type AppRouter } from './router'

/** Turns the prerendered document into the app: it adopts the nodes that are there and takes over its links. */
export async function startApp(): Promise<void> {
  const main = document.querySelector('main')
  if (!main) throw new Error('the document has no <main>')
  const path = pagePath(location.pathname)
  if (path !== location.pathname) {
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash)
  }
  const router = createRouter()
  // The Suspense boundaries must be those of the server, or hydration would replace the page.
  router.ssr = { manifest: undefined }
  if (import.meta.env.PROD) keepPrerenderedPage(router, document)
  await Promise.all([router.load(), loadStyles(document)])
  // A chunk is gone after a deploy: the document on screen is better than an error in its place.
  if (hasMissingCode(router)) return
  keepScrollPosition(router)

  // The fallback reports what it caught; React would write the same error to the console once more.
  hydrateRoot(main, <RouterProvider router={router} />, { onCaughtError: () => undefined })
  announceNavigation(router, document)
  interceptLinks(router, window)
  // For tests and stylesheets: from here on the router follows the links.
  document.documentElement.dataset.app = ''
}

/** The first page stays where the visitor has scrolled it to while the app was on its way; else it is restored. */
function keepScrollPosition(router: AppRouter): void {
  const { scrollRestoration = false } = router.options
  router.options.scrollRestoration = () => !location.hash && scrollY === 0
  const stop = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = scrollRestoration
    stop()
  })
}

/** A component that could not be loaded still offers to be preloaded. */
function hasMissingCode(router: AppRouter): boolean {
  return router.state.matches.some((match) => {
    const { component, notFoundComponent } = router.routesById[match.routeId].options
    const shown = match.status === 'notFound' || match._notFound ? notFoundComponent : component
    return shown !== undefined && 'preload' in shown && shown.preload !== undefined
  })
}
