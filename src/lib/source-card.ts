/** The room between a mark and its card, and between a card and the edge of the window, in px. */
const gap = 8

/**
 * Shows beside the mark of a footnote the source that it stands for. The card follows its mark in the document, so that the
 * tab key goes from the one to the links of the other, and scrolls with the page, as it is no child of the window.
 */
export function showSourceCard(mark: HTMLAnchorElement, entry: HTMLElement): HTMLElement {
  const card = mark.ownerDocument.createElement('span')
  card.className = 'source-card'
  card.setAttribute('popover', 'manual')
  card.role = 'group'
  card.ariaLabel = mark.ariaLabel
  card.append(...[...entry.childNodes].filter(isOfSource).map((node) => node.cloneNode(true)))
  const place = mark.closest('sup') ?? mark
  place.after(card)
  card.showPopover()
  placeBeside(mark, card)
  return card
}

/** A link to the entry, for those whose tap on the mark has shown the card instead. */
export function addWayToEntry(card: HTMLElement, { hash }: HTMLAnchorElement): void {
  const link = card.ownerDocument.createElement('a')
  link.href = hash
  link.textContent = 'Zum Quellenverzeichnis'
  card.append(link)
}

/** The entry may have got a link back to the text since (`lib/way-back`). */
function isOfSource(node: Node): boolean {
  return !(node instanceof Element && node.matches('.way-back'))
}

/** Below the mark, or above it where there is no room below; within the column of the text. */
function placeBeside(mark: HTMLElement, card: HTMLElement): void {
  const column = mark.closest('.prose')?.getBoundingClientRect()
  const { left, top, bottom } = mark.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const x = column ? Math.max(column.left, Math.min(left, column.right - width)) : left
  const isTooLow = bottom + gap + height + gap > innerHeight
  const y = isTooLow && top - gap - height > gap ? top - gap - height : bottom + gap
  card.style.insetInlineStart = `${x + scrollX}px`
  card.style.insetBlockStart = `${y + scrollY}px`
}
