/** How long an early click waits for the app before the browser handles it, in ms. */
const patience = 4000

/** Elements whose click needs the app. */
const earlySelector = '[data-early]'

/** `index` is the position among these elements. It identifies the element if React has replaced it, as on a page that was translated. */
interface EarlyClick {
  element: HTMLElement
  index: number
}

let kept: EarlyClick | undefined

/**
 * Keeps the last click on a `data-early` element and calls `start` to load the app. If the app does not load in time, the link is followed. Returns a
 * function that stops listening, because React handles clicks after hydration.
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
  // Typing or Escape drops the click, so that a late navigation does not take away a half-written form.
  document.addEventListener('input', forget, { signal: stop.signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), { signal: stop.signal })
  return () => stop.abort()
}

function forget(): void {
  kept = undefined
}

/** A submit button of a valid form, which the browser can post without the app. */
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

/** Without the app: follows the clicked link, or lets the browser report the invalid fields of a form. */
export function followInstead(): void {
  const element = kept?.element
  kept = undefined
  if (element instanceof HTMLAnchorElement && !hasDraft(element.ownerDocument)) location.assign(element.href)
  if (element instanceof HTMLButtonElement) element.form?.reportValidity()
}

/** Whether a field on the page has been edited. */
function hasDraft(document: Document): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
}

/** Whether this element was clicked before hydration. Returns true once for each click. */
export function takeEarlyClick(element: Element | null): boolean {
  if (!element || !kept || !isMeant(element, kept)) return false
  kept = undefined
  return true
}

function isMeant(element: Element, click: EarlyClick): boolean {
  return element === click.element || (!click.element.isConnected && indexOf(element) === click.index)
}

/** Whether a click opens a new tab or window, or downloads the target. */
export function hasModifier(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
