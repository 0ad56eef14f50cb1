import { errorId, reportError } from './error-report.ts'
import { toAppError } from './errors.ts'
import { hasModifier } from './has-modifier.ts'

/** How long a click on a link waits for what a script would do instead, in ms. */
const patience = 4000

/** A feature of some element that is downloaded when a visitor reaches for that element. */
export interface OnDemandFeature {
  selector: string
  load: () => Promise<(element: HTMLElement) => void>
  /** What else is a sign of interest: scrolling for what a page shows then, a click for what only a script can do. */
  sign?: 'scroll' | 'click'
}

/**
 * Watches the document for the first sign of interest in an element with a feature (pointer, focus, touch), loads the
 * feature and gives it the element, once. Without it the element does what its HTML does; the next sign tries again. A click
 * that came before its feature waits for it, for a while.
 */
export function installOnDemand(features: OnDemandFeature[], document: Document): void {
  const started = new WeakSet<Element>()
  const attached = new WeakSet<Element>()
  let clicked: { element: Element; target: EventTarget } | undefined
  const take = (element: Element) => {
    const taken = clicked?.element === element ? clicked.target : undefined
    if (taken) clicked = undefined
    return taken
  }
  const giveUp = (element: Element) => {
    if (take(element) && element instanceof HTMLAnchorElement) location.assign(element.href)
  }
  const reach = (event: Event) => {
    // Who clicks something else waits no longer.
    if (isPlainClick(event)) clicked = undefined
    for (const { selector, load, sign } of features) {
      const element = elementOf(event, selector, sign, document)
      if (!element || attached.has(element)) continue
      if (isPlainClick(event) && event.target) {
        event.preventDefault()
        setTimeout(giveUp, patience, element)
        clicked = { element, target: event.target }
      }
      if (started.has(element)) continue
      started.add(element)
      load()
        .then((attach) => {
          attach(element)
          attached.add(element)
          take(element)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        })
        .catch((cause: unknown) => {
          started.delete(element)
          reportError(toAppError(cause), errorId(Date.now(), Math.random()))
          giveUp(element)
        })
    }
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'scroll']) {
    document.addEventListener(sign, reach, { passive: true })
  }
  document.addEventListener('click', reach)
}

/** With a modifier a click is the browser's, which opens a link in a new tab or window. */
function isPlainClick(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'click' && !hasModifier(event)
}

/** The element of a feature that an event is a sign of interest in. */
function elementOf(
  { type, target }: Event,
  selector: string,
  sign: OnDemandFeature['sign'],
  document: Document,
): HTMLElement | null {
  if (type === 'scroll') return sign === type ? document.querySelector<HTMLElement>(selector) : null
  if ((type === 'click' && sign !== type) || !(target instanceof Element)) return null
  return target.closest<HTMLElement>(selector)
}
