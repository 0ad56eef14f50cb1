import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'

/**
 * Restores the scroll position of a page. The router keeps one for each entry of the history, and returns to it on the way back and forward. These
 * options and `keepScrollPosition` add the scrolling that the router does not hear of. `isShown` is false while the page of the address is still
 * loading.
 */
export function scrollRestoration(isShown: () => boolean) {
  return {
    // React takes over a page that stands where it was left, or where the visitor has scrolled it to since: the browser has restored it. So it
    // does with the sections of a page that were gone to before the app had come.
    scrollRestoration: () => !isLeftToBrowser,
    // A page begins at its top, or where it was left, at once: only links with a hash scroll smoothly.
    scrollRestorationBehavior: 'instant',
    // Whoever leaves the spinner leaves no page: the position of the page before it is known already. The router's guide on scroll restoration
    // names the field.
    getScrollRestorationKey: (location: ParsedLocation) =>
      isShown() ? (location.state.__TSR_key ?? '') : 'pending',
  } as const
}

let isLeftToBrowser = true

/** To be called before React takes over the page. */
export function keepScrollPosition(router: RegisteredRouter): void {
  const { getScrollRestorationKey: keyOf } = router.options
  if (!keyOf) return
  // The router stores a position once it has seen the page scroll, which may have been before it came, or in the frame of the click.
  const left = new Map<string, number>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) left.set(keyOf(fromLocation), scrollY)
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const top = left.get(keyOf(toLocation))
    if (top !== undefined && !isLeftToBrowser) scrollTo({ top, behavior: 'instant' })
    isLeftToBrowser = false
  })
  // An entry without a state is the browser's own: of the skip link, or of a section before the app had come. It gets a key for the next time.
  router.history.subscribe(({ location }) => {
    isLeftToBrowser = history.state === null
    // Not by `history.replaceState`: the router has replaced it by one that loads the page once more, and keeps the browser's to itself.
    if (isLeftToBrowser) History.prototype.replaceState.call(history, location.state, '')
  })
  restoreOnReturn()
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
