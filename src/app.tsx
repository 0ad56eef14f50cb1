import { createRouter, RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { documentTree } from './document-tree'
import { announceNavigation } from './lib/announce-navigation'
import { errorId, reportError } from './lib/error-report'
import { toAppError } from './lib/errors'
import { interceptLinks } from './lib/intercept-links'
import { leaveOldVersion } from './lib/leave-old-version'
import { loadStyles } from './lib/load-styles'
import { nextTask } from './lib/next-task'
import { PageDocument } from './lib/page-document'
import { pagePath } from './lib/site/page-path'
import { unwrapPage } from './lib/unwrap-page'
import { routerOptions } from './router'

/** Turns the prerendered document into the app: it adopts the nodes that are there and takes over its links. */
export async function startApp(): Promise<void> {
  const main = document.querySelector('main')
  if (!main) throw new Error('the document has no <main>')
  // Evaluating the modules was one already.
  await nextTask()
  const path = pagePath(location.pathname)
  if (path !== location.pathname) {
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash)
  }
  const first = PageDocument.of(document)
  const router = createRouter({
    ...routerOptions,
    routeTree: documentTree(first),
    scrollRestoration: ({ location }) => !location.hash,
    // A page begins at its top, or where it was left, at once: only links with a hash scroll smoothly.
    scrollRestorationBehavior: 'instant',
  })
  // The Suspense boundaries must be those of the server, or hydration would replace the page.
  router.ssr = { manifest: undefined }
  await nextTask()
  await Promise.all([router.load(), loadStyles(document)])
  keepScrollPosition(router)
  loadAnewOnReturn(router, first)

  hydrateRoot(main, <RouterProvider router={router} />, {
    // The fallback reports what it caught; React would write the same error to the console once more.
    onCaughtError: () => undefined,
    // A translator or an extension was here first, and React has started over.
    onRecoverableError: (cause) => reportError(toAppError(cause), errorId(Date.now(), Math.random())),
  })
  router.subscribe('onBeforeLoad', () => unwrapPage(main))
  announceNavigation(router, document)
  interceptLinks(router, window)
  leaveOldVersion(router, first, location)
  // For tests and stylesheets: from here on the router follows the links.
  document.documentElement.dataset.app = ''
}

/** The first page stays where the visitor has scrolled it to while the app was on its way; else it is restored. */
function keepScrollPosition(router: AnyRouter): void {
  const { scrollRestoration = false } = router.options
  router.options.scrollRestoration = () => !location.hash && scrollY === 0
  const stop = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = scrollRestoration
    stop()
  })
}

/** The nodes of the first page go when the visitor leaves it, and have been changed by then: the way back gets it anew. */
function loadAnewOnReturn(router: AnyRouter, first: PageDocument): void {
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    router.clearCache({ filter: ({ loaderData }) => loaderData === first })
    stop()
  })
}
