import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

let resolve: () => void
const taken = new Promise<void>((settle) => (resolve = settle))

/**
 * React takes over the frame before the page that stands in it: has a navigation between the two wait. React would take away a page that it
 * does not have yet without its head, and the next page would have the address of the first for its canonical one.
 */
export function keepFirstPage(history: RouterHistory): void {
  const unblock = history.block({ blockerFn: () => taken.then(() => false), enableBeforeUnload: false })
  void taken.then(unblock)
}

/** For each page, and for what is shown in its place, to say that React has it. */
export function useFirstPage(): void {
  useEffect(() => {
    // For tests.
    document.documentElement.dataset.app = ''
    resolve()
  }, [])
}
