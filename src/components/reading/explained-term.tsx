import * as Tooltip from '@radix-ui/react-tooltip'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { glossary } from '~/lib/glossary'
import { tooltipDelay, tooltipSkipDelay } from '~/lib/tooltip-delay'
import { adoptStyles } from '../styles'
import css from './term-tooltip.css?inline'
import { isSoon, takeTurn } from './tooltip-turns'
import type { Interest } from './use-interest'

adoptStyles(css)

interface ExplainedTermProps {
  id: keyof typeof glossary
  /** In the plain term that stood here until the tooltip had come. */
  interest: Interest | undefined
  children: ReactNode
}

/** A term with its tooltip. Radix opens it on hover and focus only, and a tap need not bring either: so does a press. */
export function ExplainedTerm({ id, interest, children }: ExplainedTermProps) {
  const term = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It came before this element could hear it.
  const [early] = useState(interest)
  const [isAwaited, setAwaited] = useState(early === 'hover')

  useEffect(() => {
    // Radix opens on focus.
    if (early && early !== 'hover') term.current?.focus({ preventScroll: true })
  }, [early])
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(setOpen, tooltipDelay, true)
    return () => clearTimeout(timer)
  }, [isAwaited])
  useEffect(() => (isOpen ? takeTurn(() => setOpen(false)) : undefined), [isOpen])

  const change = (next: boolean) => {
    // Radix closes on scrolling; but the browser itself scrolls to a term that the tab key has reached.
    if (!next && window.event?.type === 'scroll' && term.current?.matches(':focus-visible')) return
    setOpen(next)
  }
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Tooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      <Tooltip.Root open={isOpen} onOpenChange={change}>
        <Tooltip.Trigger asChild>
          <span
            ref={term}
            className="term"
            role="button"
            tabIndex={0}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && isSoon() && setOpen(true)}
            onPointerLeave={() => setAwaited(false)}
            onClick={press}
            onKeyDown={(event: KeyboardEvent) => /^(Enter| )$/.test(event.key) && press(event)}
          >
            {children}
          </span>
        </Tooltip.Trigger>
        {/* Within the landmark of its term. */}
        <Tooltip.Portal container={document.getElementById('inhalt')}>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={roomAtEdges()}>
            {glossary[id].definition}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

/** To the edges of the window in px, and at the top to the fixed header, which grows with the visitor's font size. */
function roomAtEdges() {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingBlockStart) || 0, right: 12, bottom: 12, left: 12 }
}
