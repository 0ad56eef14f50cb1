import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { blockNavigationUntilHydrated } from './components/hydration-block'
import { keepScrollPosition, scrollRestoration } from './components/frame/scroll-position'
import { reportCause } from './lib/error-report'
import { pagePath } from './lib/site/page-path'
import { isThrifty } from './lib/when-wanted'
import { createAppRouter, type AppRouter } from './router'

/**
 * Hydrates the prerendered page, from header to footer, once `pageCode` has come. Calls `takeOver` just before: from then on React hears the clicks
 * that `boot` has kept. Rejects where the page's code does not come; the page then stays a document.
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
  await nextTask()
  // The router would keep a failed download for the moment it renders the page; but here the page is on screen already.
  await pageCode
  await router.load()
  keepScrollPosition(router)
  blockNavigationUntilHydrated(router.history)
  takeOver()
  // In a transition React works in slices and lets the visitor go first.
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

/** Lets the browser answer the visitor first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
