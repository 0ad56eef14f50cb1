import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { writeToolAddress } from './tool-address'
import type { ToolInput, Values } from './tool-input'

/** The pause after typing before the URL is updated, in ms. Safari allows 100 changes in 30 s. */
const pause = 500

/** Keeps the shared fields of a tool in the query, without new history entries. */
export function useToolAddress(shared: readonly string[], example: Values, input: ToolInput): void {
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })

  const { values, isTouched } = input
  useEffect(() => {
    if (!isTouched || shared.length === 0) return
    const timer = setTimeout(() => {
      // The visitor may have left the page.
      const { location } = router.state
      if (location.pathname !== page) return
      const search = writeToolAddress(location.search, values, shared, example)
      void router.navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, page, values, isTouched, shared, example])
}
