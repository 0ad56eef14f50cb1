import type { MouseEvent, RefObject } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { reportCause } from '~/lib/error-report'
import { useEarlyClick } from './early-click'

interface OpeningLink {
  ref: RefObject<HTMLAnchorElement | null>
  onClick: (event: MouseEvent) => void
}

/**
 * For a link with `data-early` that opens something on its page, whose code is downloaded for it. Where that fails, which is reported, and
 * with a modifier key it leads where it points.
 */
export function useOpeningLink(open: () => Promise<void>): OpeningLink {
  const ref = useEarlyClick<HTMLAnchorElement>(() => void openOrFollow())

  async function openOrFollow() {
    try {
      await open()
    } catch (cause) {
      reportCause(cause)
      if (ref.current) location.assign(ref.current.href)
    }
  }

  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    void openOrFollow()
  }

  return { ref, onClick }
}
