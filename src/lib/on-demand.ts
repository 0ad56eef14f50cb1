import { errorId, reportError } from './error-report.ts'
import { toAppError } from './errors.ts'

/** A feature of some element that is downloaded when a visitor reaches for that element. */
export interface OnDemandFeature {
  selector: string
  load: () => Promise<(element: HTMLElement) => void>
}

/**
 * Watches the document for the first sign of interest in an element with a feature (pointer, focus, touch), loads the
 * feature and gives it the element, once. Without it the element does what its HTML does; the next sign tries again.
 */
export function installOnDemand(features: OnDemandFeature[], document: Document): void {
  const taken = new WeakSet<Element>()
  const reach = (event: Event) => {
    if (!(event.target instanceof Element)) return
    for (const { selector, load } of features) {
      const element = event.target.closest<HTMLElement>(selector)
      if (!element || taken.has(element)) continue
      taken.add(element)
      load()
        .then((attach) => attach(element))
        .catch((cause: unknown) => {
          taken.delete(element)
          reportError(toAppError(cause), errorId(Date.now(), Math.random()))
        })
    }
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, reach, { passive: true })
  }
}
