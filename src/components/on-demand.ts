import { useSyncExternalStore } from 'react'
import { reportCause } from '~/lib/error-report'

/**
 * Code that is downloaded when it is wanted, for whatever wants it on the pages of a visit. Unlike `lazy` it never suspends: what is
 * on the page stays there and works as it did until the code has come, and where that fails, which is reported, the next wish tries again.
 */
export function onDemand<Code>(download: () => Promise<Code>) {
  const listeners = new Set<() => void>()
  let code: Code | undefined
  let isWanted = false
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    want: (): void => {
      if (isWanted) return
      isWanted = true
      download().then(
        (downloaded) => {
          code = downloaded
          for (const listener of listeners) listener()
        },
        (cause: unknown) => {
          isWanted = false
          reportCause(cause)
        },
      )
    },
    /** `undefined` until the code has come. */
    useCode: (): Code | undefined =>
      useSyncExternalStore(
        subscribe,
        () => code,
        () => undefined,
      ),
  }
}
