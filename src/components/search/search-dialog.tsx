import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { useAdoptedStyles } from '../styles'
import { LazyAnswers } from './lazy-answers'
import css from './search-dialog.css?inline'
import { useSearchField } from './use-search-field'

/** The search dialog. It opens and focuses its field whenever `asked` increases. */
export function SearchDialog({ asked }: { asked: number }) {
  useAdoptedStyles(css)
  const dialog = useRef<HTMLDialogElement>(null)
  const { query, element, input, list } = useSearchField({ id: 'suche-dialog', isInDialog: true })

  // In a layout effect, during the click: else phones do not show their keyboard.
  useLayoutEffect(() => {
    if (asked > 0 && !dialog.current?.open) dialog.current?.showModal()
    element.current?.select()
  }, [asked, element])

  useEffect(() => (dialog.current ? leadBack(dialog.current) : undefined), [])
  useLayoutEffect(() => (dialog.current ? fitKeyboard(dialog.current) : undefined), [])

  return (
    <dialog ref={dialog} aria-label="Suche" className="search-dialog">
      <div role="search" className="search-bar">
        <input
          {...input}
          aria-label="Suche"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Was suchen Sie?"
        />
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          Schliessen
        </button>
      </div>
      <div className="search-output">
        <LazyAnswers
          query={query}
          showsExamples
          list={list}
          onFollow={(event) => hasModifier(event) || dialog.current?.close()}
          onRetry={() => element.current?.focus()}
        />
      </div>
    </dialog>
  )
}

/** Closes the dialog on a click on the backdrop, and on back and forward. */
function leadBack(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  // The dialog has no padding, so a click whose target is the dialog itself is on the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal })
  addEventListener('popstate', () => dialog.close(), { signal })
  return () => stop.abort()
}

/** Keeps an element above the virtual keyboard of a phone, which covers the page without making it smaller. */
function fitKeyboard(element: HTMLElement): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport) return undefined
  const fit = () => {
    // While the visitor has pinch-zoomed, the visual viewport says nothing about the keyboard.
    if (viewport.scale > 1) return
    element.style.setProperty('--visible-height', `${viewport.height}px`)
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
  }
  const stop = new AbortController()
  viewport.addEventListener('resize', fit, { signal: stop.signal })
  viewport.addEventListener('scroll', fit, { signal: stop.signal })
  fit()
  return () => stop.abort()
}
