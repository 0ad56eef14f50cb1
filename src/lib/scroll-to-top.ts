import { scrollBehavior } from './hash-scroll.ts'

/** The button shows once the page is scrolled further than this, in px. */
export const scrollTopThreshold = 300

/** Shows the button above the threshold and lets it scroll smoothly to the top; hidden, it is out of the tab order. */
export function installScrollToTop(button: HTMLButtonElement, window: Window): void {
  const update = () => {
    button.hidden = window.scrollY <= scrollTopThreshold
  }
  window.addEventListener('scroll', update, { passive: true })
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0, behavior: scrollBehavior(window) })
  })
  update()
}
