import { tooltipSkipDelay } from '~/lib/tooltip-delay'

/*
 * One tooltip at a time, and the next one without delay where it is wanted soon. Radix sees to that among the tooltips of one provider;
 * but a provider that comes later, around a text that is there already, would mount the text anew. So each term has its own.
 */

let closeOpen: (() => void) | undefined
let lastClosed = -Infinity

/** For a tooltip that opens: closes the one before. Returns what ends its turn. */
export function takeTurn(close: () => void): () => void {
  closeOpen?.()
  closeOpen = close
  return () => {
    if (closeOpen === close) closeOpen = undefined
    lastClosed = Date.now()
  }
}

/** Whether a tooltip is open, or was a moment ago. */
export function isSoon(): boolean {
  return closeOpen !== undefined || Date.now() - lastClosed < tooltipSkipDelay
}
