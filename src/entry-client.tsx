import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepScrollPosition, scrollRestoration } from './components/frame/scroll-position'
import { blockNavigationUntilHydrated } from './components/hydration-block'
import { reportCause } from './lib/errors'
import { pagePath } from './lib/site/page-path'
import { isThrifty } from './lib/when-wanted'
import { createAppRouter, type AppRouter } from './router'

/**
 * Hydrates the whole prerendered page once `pageCode` has loaded. Calls `takeOver` just before, because from then on React handles clicks, which `boot` has
 * kept until then. Rejects if the code of the page fails to load; the page then stays a document.
 */
export async function startApp(pageCode: Promise<unknown>, takeOver: () => void): Promise<void> {
  const path = pagePath(location.pathname)
  if (path !== location.pathname) {
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash)
  }
  const router: AppRouter = createAppRouter({
    defaultPreload: isThrifty(navigator.connection ?? {}) ? false : 'intent',
    ...scrollRestoration(() => router.state.status === 'idle'),
  })
  // The Suspense boundaries must be those of the server, or hydration would replace the page. Without TanStack Start there is no documented way
  // (TanStack/router#3305).
  router.ssr = { manifest: undefined }
  // Yields to the browser.
  await new Promise((resolve) => setTimeout(resolve))
  // Awaited here, because the router would throw a failed download only when it renders, and the page is on screen already.
  await pageCode
  await router.load()
  keepScrollPosition(router)
  blockNavigationUntilHydrated(router.history)
  takeOver()
  // In a transition React hydrates in slices and yields to the visitor's input.
  startTransition(() => {
    hydrateRoot(
      document.body,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // The fallback reports what it caught; React would write the same error to the console once more.
        onCaughtError: () => undefined,
        // A translator or an extension was here first, and React has started over.
        onRecoverableError: reportCause,
      },
    )
  })
}
