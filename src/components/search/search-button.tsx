import { useReducer, useState, type MouseEvent } from 'react'
import { hasModifier } from '~/lib/early-clicks'
import { errorId, reportError } from '~/lib/error-report'
import { toAppError } from '~/lib/errors'
import { searchLinkId } from '~/lib/search-keys'
import { useEarlyClick } from '../early-click'
import { Extra } from '../extra'
import { PageLink } from '../layout/page-link'
import type { SearchDialog } from './search-dialog'

/** How long a click waits for the code of the dialog before the link is followed, in ms. */
const patience = 4000

/**
 * Opens the search; without a script, or where the dialog does not come, it leads to the list of everything. With a modifier key it stays a
 * link. `lib/search-keys` clicks it too.
 */
export function SearchButton() {
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  const link = useEarlyClick<HTMLAnchorElement>(() => void open())

  async function load() {
    const module = await Promise.race([import('./search-dialog'), late()])
    setDialog(() => module.SearchDialog)
  }

  async function open() {
    try {
      // Without waiting where it is there: phones show their keyboard only during the click.
      if (!Dialog) await load()
      ask()
    } catch (cause) {
      reportError(toAppError(cause), errorId(Date.now(), Math.random()))
      if (link.current) location.assign(link.current.href)
    }
  }

  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <PageLink
        ref={link}
        id={searchLinkId}
        to="/knowledge-base"
        preload={false}
        aria-haspopup="dialog"
        data-early
        onClick={onClick}
        // A failure shows when the visitor clicks.
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        Suche
      </PageLink>
      {Dialog && (
        <Extra>
          <Dialog asked={asked} />
        </Extra>
      )}
    </>
  )
}

/** Rejects when the visitor has waited long enough. */
function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, patience, new DOMException('the search has not come in time', 'TimeoutError'))
  })
}
