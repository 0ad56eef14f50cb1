import { useReducer, useState } from 'react'
import { searchLinkId } from '~/lib/search-keys'
import { Extra } from '../extra'
import { PageLink } from '../layout/page-link'
import { useOpeningLink } from '../opening-link'
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
  const link = useOpeningLink(async () => {
    // Without waiting where it is there: phones show their keyboard only during the click.
    if (!Dialog) await load()
    ask()
  })

  async function load() {
    const module = await Promise.race([import('./search-dialog'), late()])
    setDialog(() => module.SearchDialog)
  }

  return (
    <>
      <PageLink
        {...link}
        id={searchLinkId}
        to="/knowledge-base"
        preload={false}
        aria-haspopup="dialog"
        data-early
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
