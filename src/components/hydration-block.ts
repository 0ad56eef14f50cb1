import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

let resolve: () => void
const taken = new Promise<void>((settle) => (resolve = settle))

/**
 * Blocks navigation until the first page is hydrated. React hydrates the frame first, then the page in its Suspense boundary. A navigation between
 * the two would leave the head of the first page in the document, among it its canonical address.
 */
export function blockNavigationUntilHydrated(history: RouterHistory): void {
  const unblock = history.block({ blockerFn: () => taken.then(() => false), enableBeforeUnload: false })
  void taken.then(unblock)
}

/** Every page, the error fallback and the page for unknown addresses call this. Their first effect means that they are hydrated. */
export function useUnblockNavigation(): void {
  useEffect(() => {
    // The e2e tests wait for this attribute.
    document.documentElement.dataset.app = ''
    resolve()
  }, [])
}
