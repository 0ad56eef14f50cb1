import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'

/**
 * Options for the router's scroll restoration, which keeps one position for each entry of the history. `keepScrollPosition` adds the positions that
 * the router misses. `isShown` is false while the page of the address is still loading.
 */
export function scrollRestoration(isShown: () => boolean) {
  return {
    // The browser itself restores the first page and, on the first return, an entry that it made without the router.
    scrollRestoration: () => !isLeftToBrowser,
    // Only links with a hash scroll smoothly.
    scrollRestorationBehavior: 'instant',
    // While the spinner shows, no position is stored under the key of the page that is not there yet. The router's guide on scroll restoration
    // names `__TSR_key`.
    getScrollRestorationKey: (location: ParsedLocation) =>
      isShown() ? (location.state.__TSR_key ?? '') : 'pending',
  } as const
}

let isLeftToBrowser = true

/** Stores and restores positions that the router misses. Call it before hydration. */
export function keepScrollPosition(router: RegisteredRouter): void {
  const { getScrollRestorationKey: keyOf } = router.options
  if (!keyOf) return
  // The router stores only positions after a `scroll` event. It misses scrolling before it was created, and in the same frame as the click.
  const left = new Map<string, number>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) left.set(keyOf(fromLocation), scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const top = left.get(keyOf(toLocation))
    if (top !== undefined && !isLeftToBrowser) scrollTo({ top, behavior: 'instant' })
    isLeftToBrowser = false
  })
  // An entry without a state was made by the browser, for the skip link or for a hash before hydration. It gets a key, so the router knows it next time.
  router.history.subscribe(({ location }) => {
    isLeftToBrowser = history.state === null
    // The router has overwritten `history.replaceState` with a version that navigates. The prototype still has the browser's.
    if (isLeftToBrowser) History.prototype.replaceState.call(history, location.state, '')
  })
  restoreOnReturn()
}

/**
 * Restores the position of a page from the back/forward cache. WebKit does so only with `history.scrollRestoration` at `auto`, and the router sets
 * it back to `manual` in `pageshow`, before WebKit has restored it.
 */
function restoreOnReturn(): void {
  let left = 0
  addEventListener('pagehide', () => (left = scrollY))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' })
  })
}
