import { scrollBehavior } from './hash-scroll.ts'

/** The scroll position above which the button shows, in px. */
const scrollTopThreshold = 300

/** The id of the button. React only renders it; this module makes it work before hydration. */
export const scrollTopId = 'nach-oben'

/**
 * Shows the button past the threshold, through an attribute on `<html>` that its styles select. A hidden button is no tab stop. A click scrolls to the
 * top, smoothly unless the visitor prefers reduced motion.
 */
export function installScrollToTop(window: Window): void {
  const { document } = window
  const update = () => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrollTopThreshold)
  }
  window.addEventListener('scroll', update, { passive: true })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`#${scrollTopId}`)) return
    window.scrollTo({ top: 0, behavior: scrollBehavior(window) })
  })
  // In a frame callback, because reading `scrollY` now would force a layout.
  window.requestAnimationFrame(update)
}
