import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readToolAddress, writeToolAddress } from './tool-address'
import type { ToolInput, Values } from './tool-input'

/** How long nobody types before the address follows, in ms. Safari allows 100 changes in 30 s. */
const pause = 500

/**
 * Keeps the shared fields of a tool in the address, without a new entry in the history. Prerendered HTML knows no query, so what the
 * address says is put into the fields afterwards.
 */
export function useToolAddress(shared: readonly string[], example: Values, input: ToolInput): void {
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname })

  const arrive = useEffectEvent(() => {
    const asked = readToolAddress(router.state.location.search, shared, example)
    if (Object.keys(asked).length > 0) input.put(asked)
  })
  useEffect(() => arrive(), [])

  const { values, isTouched } = input
  useEffect(() => {
    if (!isTouched || shared.length === 0) return
    const timer = setTimeout(() => {
      // The visitor may be on the way to another page.
      const { location } = router.state
      if (location.pathname !== page) return
      const search = writeToolAddress(location.search, values, shared, example)
      void router.navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, page, values, isTouched, shared, example])
}
