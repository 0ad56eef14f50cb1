import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { useAdoptedStyles } from '../styles'
import { fitKeyboard } from './fit-keyboard'
import { LazyAnswers } from './lazy-answers'
import css from './search-dialog.css?inline'
import { useSearchField } from './use-search-field'

/** The search over the page. It opens whenever `asked` grows, with the focus in its field, and answers as soon as the engine has come. */
export function SearchDialog({ asked }: { asked: number }) {
  useAdoptedStyles(css)
  const dialog = useRef<HTMLDialogElement>(null)
  const { query, element, input, list } = useSearchField({ id: 'suche-dialog', isInDialog: true })

  // Before the click that asks is over: only then phones show their keyboard.
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
        <button type="button" onClick={() => dialog.current?.close()}>
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

/** Closes the dialog where the visitor turns to the page: by a click beside it, or by the keys of the browser's history. */
function leadBack(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  // The dialog itself has no area of its own: what is clicked outside of its content is the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal })
  addEventListener('popstate', () => dialog.close(), { signal })
  return () => stop.abort()
}
