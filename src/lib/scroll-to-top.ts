import { scrollBehavior } from './hash-scroll.ts'

/** The button shows once the page is scrolled further than this, in px. */
const scrollTopThreshold = 300

/** The id of the button, which React renders and no more: it works before React has come. */
export const scrollTopId = 'nach-oben'

/**
 * Shows the button to the top below the threshold, by an attribute of the document that its style asks for. While it is hidden, the tab key passes
 * it over. A press scrolls to the top, smoothly unless the visitor prefers reduced motion.
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
  // Asked at once, the position would have the browser lay out the page within the script.
  window.requestAnimationFrame(update)
}
