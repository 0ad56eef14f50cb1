import { useEffect, useState, type RefObject } from 'react'
import type { Source } from '~/lib/site/source'
import { tooltipDelay, tooltipSkipDelay } from '~/lib/tooltip-delay'
import { SourceCard } from './source-card'
import { useInterest, type Interest } from './use-interest'

export interface SourcePreviewProps {
  mark: RefObject<HTMLAnchorElement | null>
  number: number
  source: Source
  /** In the mark. */
  interest: Interest | undefined
  /** The visitor has closed the preview, whatever the interest. */
  onClose: () => void
  /** The visitor goes on to the list of sources. */
  onFollow: () => void
}

/** How long the pointer may be on its way from a mark to its card, in ms. */
const leaveDelay = 300

/**
 * Shows the source of a footnote while the visitor is interested in its mark or in the card itself. It is no tooltip, because it has a
 * link, which pointer and tab key can reach (WCAG 1.4.13).
 */
export function SourcePreview({ interest, onClose, ...card }: SourcePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const inCard = useInterest<HTMLSpanElement>()
  const isWanted = Boolean(interest ?? inCard.interest)
  const isHovered = interest === 'hover'

  useEffect(() => {
    if (isOpen === isWanted) return
    const timer = setTimeout(setOpen, isOpen ? leaveDelay : isHovered ? restDelay() : 0, isWanted)
    return () => clearTimeout(timer)
  }, [isOpen, isWanted, isHovered])

  useEffect(() => {
    if (!isOpen) return
    shown.number += 1
    return () => {
      shown.number -= 1
      shown.lastClosed = Date.now()
    }
  }, [isOpen])

  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    inCard.setInterest(undefined)
    onClose()
  }
  return (
    <SourceCard
      {...card}
      card={inCard.element}
      isTapped={interest === 'tap'}
      listeners={inCard.listeners}
      onClose={close}
    />
  )
}

/** How many previews are open on the page, and when one was last closed: there is one pointer. */
const shown = { number: 0, lastClosed: -Infinity }

/** How long the pointer must rest on a mark. One on its way from another mark to its card must not take the card away. */
function restDelay(): number {
  if (shown.number > 0) return leaveDelay
  return Date.now() - shown.lastClosed < tooltipSkipDelay ? 0 : tooltipDelay
}
