import { addWayToEntry } from './source-card.ts'
import { createSourcePreview, entryOf, type SourcePreview } from './source-preview.ts'
import { tooltipDelay, tooltipSkipDelay } from './tooltip-delay.ts'
import { offerWayBack } from './way-back.ts'

/** How long the pointer may be on its way from a mark to its card, in ms. */
const leaveDelay = 300

/**
 * Shows the source of a footnote beside its mark: when the pointer rests there, when the focus comes, at the first tap. A
 * click, Enter or the next tap follows the mark to the list of sources, which then offers the way back. The preview is no
 * tooltip, because it has a link, which pointer and tab key can reach.
 */
export function previewSources(text: HTMLElement): void {
  const preview = createSourcePreview(text.ownerDocument)
  for (const mark of text.querySelectorAll('sup > a[href^="#quelle-"]')) {
    mark.setAttribute('aria-describedby', mark.getAttribute('href')?.slice(1) ?? '')
  }
  openOnHover(text, preview)
  openOnFocus(text, preview)
  openOnTap(text, preview)
  // The sign of interest that led here came before anything could hear it.
  const hovered = text.querySelector('sup > a:hover')
  if (matchMedia('(hover: hover)').matches) {
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  }
  markAt(text.ownerDocument.activeElement)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function openOnHover(text: HTMLElement, preview: SourcePreview): void {
  const { ownerDocument: document } = text
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (delay: number, act: () => void) => (timer = setTimeout(act, delay))
  const leave = () => {
    clearTimeout(timer)
    if (preview.mark && !preview.holds(document.activeElement)) after(leaveDelay, preview.close)
  }
  text.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    const mark = markAt(target)
    if (!mark && !preview.holds(target)) return leave()
    clearTimeout(timer)
    if (!mark || preview.holds(target)) return
    const isSoon = Date.now() - preview.closedAt < tooltipSkipDelay
    // Another mark on the way to the card must not take the card away.
    after(preview.mark ? leaveDelay : isSoon ? 0 : tooltipDelay, () => preview.open(mark))
  })
  text.addEventListener('pointerleave', leave)
  text.addEventListener('pointerdown', () => clearTimeout(timer))
}

function openOnFocus(text: HTMLElement, preview: SourcePreview): void {
  text.addEventListener('focusin', ({ target }) => {
    const mark = markAt(target)
    if (mark?.matches(':focus-visible')) preview.open(mark)
  })
  text.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (preview.holds(target) && !preview.holds(relatedTarget)) preview.close()
  })
}

function openOnTap(text: HTMLElement, preview: SourcePreview): void {
  let tapped: HTMLAnchorElement | undefined
  text.addEventListener('pointerdown', ({ target, pointerType }) => {
    const mark = markAt(target)
    tapped = pointerType === 'touch' && mark !== preview.mark ? mark : undefined
  })
  text.addEventListener('click', (event) => {
    const mark = markAt(event.target)
    if (mark && mark === tapped) {
      event.preventDefault()
      const card = preview.open(mark)
      if (card) addWayToEntry(card, mark)
    } else {
      follow(event.target, preview)
    }
    tapped = undefined
  })
}

/** Leaves the way to the browser, and sees to the way back. */
function follow(target: EventTarget | null, preview: SourcePreview): void {
  const link = target instanceof Element ? target.closest('a[href^="#quelle-"]') : null
  const mark = markAt(link) ?? preview.mark
  const entry = link && mark ? entryOf(mark) : null
  if (!mark || !entry) return
  preview.close()
  offerWayBack(mark, entry)
}

function markAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const mark = target instanceof Element ? target.closest('sup > a[href^="#quelle-"]') : null
  return mark instanceof HTMLAnchorElement ? mark : undefined
}
