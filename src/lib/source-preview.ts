import { hashTarget } from './hash-scroll.ts'
import { showSourceCard } from './source-card.ts'

/** The one preview of a source that may be open in a text. */
export interface SourcePreview {
  /** The mark whose source is shown. */
  readonly mark: HTMLAnchorElement | undefined
  /** When a preview was last closed, in ms since the epoch. */
  readonly closedAt: number
  open: (mark: HTMLAnchorElement) => HTMLElement | undefined
  close: () => void
  /** Whether something is part of the preview that is open: its mark or its card. */
  holds: (target: EventTarget | null) => boolean
}

/** The entry in the list of sources that a mark leads to. */
export function entryOf(mark: HTMLAnchorElement): HTMLElement | null {
  return mark.ownerDocument.getElementById(hashTarget(mark.hash))
}

/**
 * Opens and closes previews, one at a time. Escape closes the one that is open, without losing the focus, and so does a press
 * elsewhere (WCAG 1.4.13).
 */
export function createSourcePreview(document: Document): SourcePreview {
  let shown: { mark: HTMLAnchorElement; card: HTMLElement } | undefined
  let stop = new AbortController()
  let closedAt = -Infinity

  const holds = (target: EventTarget | null) =>
    target instanceof Node && Boolean(shown?.mark.contains(target) || shown?.card.contains(target))

  const close = () => {
    if (!shown) return
    const { card } = shown
    shown = undefined
    closedAt = Date.now()
    stop.abort()
    card.remove()
  }
  const listen = (card: HTMLElement) => {
    stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', ({ target }) => void (holds(target) || close()), { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        if (card.contains(document.activeElement)) shown?.mark.focus()
        close()
      },
      { signal },
    )
    // A link of the card has been followed, which closes whatever is open (`lib/close-menus`).
    card.addEventListener('beforetoggle', (event) => void (event.newState === 'closed' && close()), {
      signal,
    })
  }
  return {
    get mark() {
      return shown?.mark
    },
    get closedAt() {
      return closedAt
    },
    open: (mark) => {
      const entry = entryOf(mark)
      if (!entry || !mark.isConnected) return undefined
      if (shown?.mark === mark) return shown.card
      close()
      const card = showSourceCard(mark, entry)
      shown = { mark, card }
      listen(card)
      return card
    },
    close,
    holds,
  }
}
