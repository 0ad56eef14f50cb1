/** How long a click waits for the app before a link is followed as a link, in ms. */
const patience = 4000

/** Marks what only the app can answer: its early click waits. */
const earlySelector = '[data-early]'

let kept: HTMLElement | undefined

/**
 * Keeps the last click on an element that only the app can answer, until that has come: `start` starts it at once. A link
 * whose app does not come is followed. The returned function ends this; from then on React hears the clicks itself.
 */
export function keepEarlyClicks(document: Document, start: () => void): () => void {
  const stop = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      kept = undefined
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>(earlySelector) : null
      if (!element || hasModifier(event)) return
      event.preventDefault()
      keepEarlyClick(element)
      start()
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

/** Keeps a click as if the visitor had clicked, as a key that stands for it does. */
export function keepEarlyClick(element: HTMLElement): void {
  kept = element
  setTimeout(() => kept === element && followInstead(), patience)
}

/** Follows the link that was clicked, because the app does not come. */
export function followInstead(): void {
  const link = kept
  kept = undefined
  if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

/** Whether this element was clicked before the app came; a click is answered once. */
export function takeEarlyClick(element: Element | null): boolean {
  const isTaken = element !== null && kept === element
  if (isTaken) kept = undefined
  return isTaken
}

/** Whether a click asks the browser for something else than following the link here, such as a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
