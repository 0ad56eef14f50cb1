import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { keepPrerenderedPage } from './components/kept-page'
import { announceNavigation } from './lib/announce-navigation'
import { interceptLinks } from './lib/intercept-links'
import { pagePath } from './lib/page-path'
import { createRouter } from './router'

/** Turns the prerendered document into the app: it adopts the nodes that are there and takes over its links. */
export async function startApp(): Promise<void> {
  const main = document.querySelector('main')
  if (!main) throw new Error('the document has no <main>')
  const path = pagePath(location.pathname)
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  const router = createRouter()
  // The Suspense boundaries must be those of the server, or hydration would replace the page.
  router.ssr = { manifest: undefined }
  if (import.meta.env.PROD) keepPrerenderedPage(router, document)
  await router.load()
  // A chunk is gone after a deploy: the document on screen is better than an error in its place.
  if (hasMissingCode(router)) return

  // The fallback reports what it caught; React would write the same error to the console once more.
  hydrateRoot(main, <RouterProvider router={router} />, { onCaughtError: () => undefined })
  announceNavigation(router, document)
  interceptLinks(router, window)
  // For tests and stylesheets: from here on the router follows the links.
  document.documentElement.dataset.app = ''
}

/** A component that could not be loaded still offers to be preloaded. */
function hasMissingCode(router: ReturnType<typeof createRouter>): boolean {
  return router.state.matches.some(({ routeId }) => {
    const { component } = router.routesById[routeId].options
    return component !== undefined && 'preload' in component && component.preload !== undefined
  })
}
