import * as Tooltip from '@radix-ui/react-tooltip'
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyles } from '~/lib/adopt-styles'
import { glossary } from '~/lib/site/glossary'
import { tooltipDelay, tooltipSkipDelay } from '~/lib/tooltip-delay'
import { AdoptedTrigger } from '../adopted-trigger'
import css from './term-tooltip.css?inline'

const terms = new Set<HTMLElement>()
const listeners = new Set<() => void>()
let root: Root | undefined
let shown: readonly HTMLElement[] = []

/** Makes a term that stands in the page, prerendered or not, the trigger of its tooltip. */
export function explainTerm(term: HTMLElement): void {
  root ??= mount()
  terms.add(term)
  showTerms()
  // The sign of interest that led here came before the tooltip could hear it.
  if (term.matches(':hover')) term.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
  if (term === document.activeElement) term.dispatchEvent(new FocusEvent('focus'))
}

function mount(): Root {
  adoptStyles(css)
  const created = createRoot(document.createElement('div'))
  flushSync(() => created.render(<TermTooltips />))
  // A navigation takes terms away from under the pointer or the focus; no tooltip may outlive its term.
  new MutationObserver(() => {
    if (shown.some((term) => !term.isConnected)) showTerms()
  }).observe(document.body, { childList: true, subtree: true })
  return created
}

function showTerms(): void {
  for (const known of terms) if (!known.isConnected) terms.delete(known)
  shown = [...terms]
  flushSync(() => listeners.forEach((notify) => notify()))
}

function TermTooltips() {
  const current = useSyncExternalStore(subscribe, () => shown)
  return (
    <Tooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {current.map((term) => (
        <TermTooltip key={term.dataset.term} term={term} />
      ))}
    </Tooltip.Provider>
  )
}

function TermTooltip({ term }: { term: HTMLElement }) {
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    // Radix closes on scrolling; but the browser itself scrolls to a term that the tab key has reached.
    if (!next && window.event?.type === 'scroll' && term.matches(':focus-visible')) return
    setOpen(next)
  }
  return (
    <Tooltip.Root open={open} onOpenChange={change}>
      <Tooltip.Trigger asChild>
        <AdoptedTrigger element={term} onActivate={() => setOpen(true)} />
      </Tooltip.Trigger>
      {/* Within the landmark of its term. */}
      <Tooltip.Portal container={term.closest<HTMLElement>('[data-page]')}>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
          {definition(term)}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function definition(term: HTMLElement): string | undefined {
  return Object.entries(glossary).find(([id]) => id === term.dataset.term)?.[1].definition
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
