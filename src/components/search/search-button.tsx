import { useReducer, type MouseEvent } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { searchLinkId } from '~/lib/search-shortcut'
import { useEarlyClick } from '../early-click'
import { OptionalPart } from '../optional-part'
import { OpeningLink } from '../layout/page-link'
import { preloadAnswers } from './lazy-answers'
import { SearchDialog } from './search-dialog'

/**
 * Opens the search dialog. Without the app, or with a modifier key, it is a link to the knowledge base. `lib/search-shortcut` clicks it, too. The dialog
 * is part of the app's chunk: it must open during the click, or phones would not show their keyboard.
 */
export function SearchButton() {
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  const link = useEarlyClick<HTMLAnchorElement>(ask)

  function open(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    ask()
  }

  return (
    <>
      <OpeningLink
        ref={link}
        id={searchLinkId}
        to="/knowledge-base"
        preload={false}
        aria-haspopup="dialog"
        data-early
        onClick={open}
        onPointerEnter={preloadAnswers}
      >
        Suche
      </OpeningLink>
      {asked > 0 && (
        <OptionalPart>
          <SearchDialog asked={asked} />
        </OptionalPart>
      )}
    </>
  )
}
