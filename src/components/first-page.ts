import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

let resolve: () => void
const taken = new Promise<void>((settle) => (resolve = settle))

/**
 * Has a navigation wait until the first page is hydrated. React hydrates the frame before the page in it. A navigation between the two would remove
 * the page, but leave its head in the document, so that the next page would have the first one's canonical address.
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
