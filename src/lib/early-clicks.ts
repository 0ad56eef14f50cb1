/** How long a click waits for the app before a link is followed as a link, in ms. */
const patience = 4000

/** Marks what only the app can answer: its early click waits. */
const earlySelector = '[data-early]'

/** The index of the element among those: React exchanges it on a page that a translator has touched. */
interface EarlyClick {
  element: HTMLElement
  index: number
}

let kept: EarlyClick | undefined

/**
 * Keeps the last click on an element that only the app can answer, and has `start` bring the app at once. A link whose app does not come is
 * followed. The returned function ends the keeping; from then on React hears the clicks.
 */
export function keepEarlyClicks(document: Document, start: () => void): () => void {
  const stop = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      kept = undefined
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>(earlySelector) : null
      if (!element || hasModifier(event) || isPostable(element)) return
      event.preventDefault()
      keepEarlyClick(element)
      start()
    },
    { signal: stop.signal },
  )
  // Whoever types has gone on: nothing that was clicked before may take the page away. Escape dismisses it.
  document.addEventListener('input', forget, { signal: stop.signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), { signal: stop.signal })
  return () => stop.abort()
}

function forget(): void {
  kept = undefined
}

/** The button of a form that is filled in, which the browser itself can post. */
function isPostable(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.form?.checkValidity() === true
}

function keepEarlyClick(element: HTMLElement): void {
  const click = { element, index: indexOf(element) }
  kept = click
  setTimeout(() => kept === click && followInstead(), patience)
}

function indexOf(element: Element): number {
  return [...element.ownerDocument.querySelectorAll(earlySelector)].indexOf(element)
}

/** Follows the link that was clicked, or lets the browser say what is wrong with a form, because the app does not come. */
export function followInstead(): void {
  const element = kept?.element
  kept = undefined
  if (element instanceof HTMLAnchorElement && !hasDraft(element.ownerDocument)) location.assign(element.href)
  if (element instanceof HTMLButtonElement) element.form?.reportValidity()
}

/** Whether something is typed on the page, which would be lost with it. */
function hasDraft(document: Document): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
}

/** Whether this element was clicked before the app came; a click is answered once. */
export function takeEarlyClick(element: Element | null): boolean {
  if (!element || !kept || !isMeant(element, kept)) return false
  kept = undefined
  return true
}

function isMeant(element: Element, click: EarlyClick): boolean {
  return element === click.element || (!click.element.isConnected && indexOf(element) === click.index)
}

/** Whether a click asks the browser for something else than following the link here, such as a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
