/** A ref for an element that stays above the virtual keyboard of a phone, which covers the page without making it smaller. */
export function fitKeyboard(element: HTMLElement): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport) return undefined
  const fit = () => {
    // While the visitor has pinch-zoomed, the visual viewport says nothing about the keyboard.
    if (viewport.scale > 1) return
    element.style.setProperty('--visible-height', `${viewport.height}px`)
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
  }
  const stop = new AbortController()
  viewport.addEventListener('resize', fit, { signal: stop.signal })
  viewport.addEventListener('scroll', fit, { signal: stop.signal })
  fit()
  return () => stop.abort()
}
