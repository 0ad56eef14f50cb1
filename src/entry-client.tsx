import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepFirstPage } from './components/first-page'
import { reportCause } from './lib/error-report'
import { NetworkError } from './lib/errors'
import { pagePath } from './lib/site/page-path'
import { isThrifty } from './lib/when-wanted'
import { createAppRouter, type AppRouter } from './router'

/**
 * Lets React take over the prerendered page, from header to footer. `takeOver` is called when it does: from then on it hears
 * what `boot` has kept. Rejects where the page's code does not come: the page then stays the document that it is.
 */
export async function startApp(takeOver: () => void): Promise<void> {
  const path = pagePath(location.pathname)
  if (path !== location.pathname) {
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash)
  }
  const router: AppRouter = createAppRouter({
    defaultPreload: isThrifty(navigator.connection ?? {}) ? false : 'intent',
    scrollRestoration: ({ location }) => !location.hash,
    // A page begins at its top, or where it was left, at once: only links with a hash scroll smoothly.
    scrollRestorationBehavior: 'instant',
  })
  // The Suspense boundaries must be those of the server, or hydration would replace the page.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  assertPageCode(router)
  keepScrollPosition(router)
  restoreOnReturn()
  keepFirstPage(router.history)
  takeOver()
  // In a transition React works in slices and lets the visitor go first.
  startTransition(() => {
    hydrateRoot(document.body, <RouterProvider router={router} />, {
      // The fallback reports what it caught; React would write the same error to the console once more.
      onCaughtError: () => undefined,
      // A translator or an extension was here first, and React has started over.
      onRecoverableError: reportCause,
    })
  })
}

/** Lets the browser answer the visitor first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The router keeps a failed download for the moment it renders the page; but here the page is on screen already. */
function assertPageCode(router: AppRouter): void {
  const [matchedRoutes, , foundRoute] = router.getMatchedRoutes(location.pathname)
  for (const { id, options } of matchedRoutes) {
    const needed = foundRoute ? options.component : options.notFoundComponent
    // What has come cannot be preloaded any more.
    if (needed && 'preload' in needed && needed.preload) {
      throw new NetworkError(`the code of ${id} has not come`)
    }
  }
}

/**
 * Out of the back/forward cache a page comes as it was left. WebKit restores its position only where the browser is to, and the router takes
 * that upon itself again before WebKit has.
 */
function restoreOnReturn(): void {
  let left = 0
  addEventListener('pagehide', () => (left = scrollY))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' })
  })
}

/**
 * The first page stays where the visitor has scrolled it to while the app was on its way; else it is restored. And back leads to where a page
 * was left: the router hears nothing of what was scrolled before it came, or in the frame of a click.
 */
function keepScrollPosition(router: AppRouter): void {
  const { scrollRestoration = false } = router.options
  const left: Record<string, number> = {}
  router.options.scrollRestoration = () => !location.hash && scrollY === 0
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) left[fromLocation.state.__TSR_key ?? ''] = scrollY
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    router.options.scrollRestoration = scrollRestoration
    const top = left[toLocation.state.__TSR_key ?? '']
    if (top && !toLocation.hash) scrollTo({ top, behavior: 'instant' })
  })
}
