import { useLayoutEffect, type RefObject } from 'react'
import { sourceId } from '~/lib/site/source'
import { SourceText } from '../text/source-text'
import type { SourcePreviewProps } from './source-preview'
import type { useInterest } from './use-interest'

interface SourceCardProps extends Omit<SourcePreviewProps, 'interest'> {
  card: RefObject<HTMLSpanElement | null>
  /** Then the card has the link that the tap has not followed. */
  isTapped: boolean
  listeners: ReturnType<typeof useInterest>['listeners']
}

/**
 * The card beside a mark. As a popover it is the only one, closes on Escape and on a press elsewhere, and gives the focus back. It stands
 * after its mark, so that the tab key goes from the one to the links of the other, and scrolls with the page.
 */
export function SourceCard({
  card,
  mark,
  number,
  source,
  isTapped,
  listeners,
  onClose,
  onFollow,
}: SourceCardProps) {
  useLayoutEffect(() => {
    if (!mark.current || !card.current) return
    card.current.showPopover()
    placeBeside(mark.current, card.current)
  }, [card, mark])

  return (
    <span
      ref={card}
      popover="auto"
      role="group"
      aria-label={`Quelle ${number}`}
      className="source-card"
      {...listeners}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <SourceText source={source} />
      {isTapped && (
        <a href={`#${sourceId(number)}`} onClick={onFollow}>
          Zum Quellenverzeichnis
        </a>
      )}
    </span>
  )
}

/** The room between a mark and its card, and between a card and the edge of the window, in px. */
const gap = 8

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
