import * as Tooltip from '@radix-ui/react-tooltip'
import { glossary } from 'virtual:content/glossary'
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react'
import { markSelector } from '~/lib/site/source'
import { adoptStyles } from '../styles'
import css from './term-tooltips.css?inline'
import type { WantedTerm } from './terms'

adoptStyles(css)

interface TermTooltipsProps {
  wanted: WantedTerm[]
  /** The term that was pressed or focused by keyboard, until it is left. */
  asked: HTMLElement | undefined
}

/** The tooltips of all terms and footnotes that were hovered, focused or pressed. Radix opens one at a time. */
export function TermTooltips({ wanted, asked }: TermTooltipsProps) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {wanted.map(({ place, element }) => (
        <TermTooltip key={place} element={element} isAsked={element === asked} />
      ))}
    </Tooltip.Provider>
  )
}

/**
 * Radix opens a tooltip on hover and focus. That of a term opens on a press, too, because a tap may cause neither, and Enter and Space also close it.
 * A press of a footnote follows its link.
 */
function TermTooltip({ element, isAsked }: { element: HTMLElement; isAsked: boolean }) {
  // The press or focus happened before Radix listened.
  const [isOpen, setOpen] = useState(isAsked)
  const isFootnote = element.matches(markSelector)

  const change = (next: boolean) => {
    // Radix closes a tooltip on scroll. The browser scrolls to a term that the tab key reaches, which must not close it.
    if (!next && window.event?.type === 'scroll' && element.matches(':focus-visible')) return
    setOpen(next)
  }
  return (
    <Tooltip.Root open={isOpen} onOpenChange={change}>
      <Tooltip.Trigger
        asChild
        onClick={(event) => {
          if (isFootnote) return
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (isFootnote || !/^(Enter| )$/.test(event.key)) return
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <StandingTrigger element={element} />
      </Tooltip.Trigger>
      {/* Within the landmark of its term. */}
      <Tooltip.Portal container={document.getElementById('inhalt')}>
        <Tooltip.Content
          className="tooltip"
          // The mark of a footnote is padded: farther away, the line above would show below the tooltip by half.
          sideOffset={isFootnote ? -2 : 6}
          collisionPadding={roomAtEdges()}
        >
          {textFor(element)}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** The props that Radix passes to its trigger. */
interface TriggerProps {
  element: HTMLElement
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string | undefined
  onPointerMove?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onPointerDown?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Makes an existing element the trigger. A new element would lose the focus or the hover. */
function StandingTrigger({ element, ref, ...trigger }: TriggerProps) {
  useImperativeHandle(ref, () => element, [element])

  const describedBy = trigger['aria-describedby']
  useEffect(() => {
    // A footnote is described by its source from the start.
    if (describedBy === undefined || element.matches(markSelector)) return
    // oxlint-disable-next-line no-restricted-properties -- One listener serves all terms; the term itself renders nothing anew.
    element.setAttribute('aria-describedby', describedBy)
    // oxlint-disable-next-line no-restricted-properties -- As above.
    return () => element.removeAttribute('aria-describedby')
  }, [element, describedBy])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointermove', (event) => trigger.onPointerMove?.(event), { signal })
    element.addEventListener('pointerleave', (event) => trigger.onPointerLeave?.(event), { signal })
    element.addEventListener('pointerdown', (event) => trigger.onPointerDown?.(event), { signal })
    element.addEventListener('focus', (event) => trigger.onFocus?.(event), { signal })
    element.addEventListener('blur', (event) => trigger.onBlur?.(event), { signal })
    element.addEventListener('click', (event) => trigger.onClick?.(event), { signal })
    element.addEventListener('keydown', (event) => trigger.onKeyDown?.(event), { signal })
    return () => stop.abort()
  })

  // The pointer that rests on it has come before, and may not move any more.
  const takeUp = useEffectEvent(() => {
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches)
      trigger.onPointerMove?.(new PointerEvent('pointermove', { pointerType: 'mouse' }))
  })
  useEffect(() => takeUp(), [])
  return null
}

/** The definition of a term, or the source of a footnote: its title and what follows, without the way back. */
function textFor(element: HTMLElement): string | undefined {
  const { term } = element.dataset
  if (term !== undefined) return glossary[term]?.definition
  const entry = element instanceof HTMLAnchorElement ? document.querySelector(element.hash) : null
  return [...(entry?.childNodes ?? [])]
    .slice(0, 2)
    .map(({ textContent }) => textContent)
    .join('')
}

/** The collision padding in px. At the top it is the height of the header, which grows with the font size. */
function roomAtEdges() {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingBlockStart) || 0, right: 12, bottom: 12, left: 12 }
}
