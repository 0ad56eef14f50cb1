import { errorId, reportError } from './error-report.ts'
import { toAppError } from './errors.ts'
import type { KnowledgeSearch } from './search/knowledge-search.ts'
import { navigated } from './addressed-search.ts'
import { pageAddress } from './page-address.ts'

/** How long nobody types before the address follows, in ms. Safari allows 100 changes in 30 s. */
const pause = 300

export interface SearchAddress {
  /** Puts what is searched for into the address once nobody types any more. Empty values are left out. */
  write: (search: { q: string; thema: string }) => void
  /** Does so at once. */
  flush: () => void
}

/**
 * Keeps a search in step with the address, without a new entry in the history. `read` gets what the address says, now
 * and whenever a navigation has changed it.
 */
export function followAddress(form: HTMLElement, read: (search: KnowledgeSearch) => void): SearchAddress {
  let known = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: string | undefined

  function follow(): void {
    if (!form.isConnected) document.removeEventListener(navigated, follow)
    else if (location.search !== known && pending === undefined) {
      const search = (known = location.search)
      parse(search)
        .then((parsed) => search === known && pending === undefined && read(parsed))
        .catch((cause: unknown) => reportError(toAppError(cause), errorId(Date.now(), Math.random())))
    }
  }

  function write(search: { q: string; thema: string }): void {
    const given = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
    pending = given.size > 0 ? `?${given}` : ''
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  function flush(): void {
    clearTimeout(timer)
    // The visitor may be on the way to another page.
    if (pending === undefined || location.pathname !== pageAddress('/knowledge-base')) return
    known = pending
    pending = undefined
    history.replaceState(history.state, '', location.pathname + known + location.hash)
  }

  document.addEventListener(navigated, follow)
  follow()
  return { write, flush }
}

/** The schema is downloaded only when there is something to read. */
async function parse(search: string): Promise<KnowledgeSearch> {
  if (search === '') return {}
  const { knowledgeSearchSchema } = await import('./search/knowledge-search.ts')
  return knowledgeSearchSchema.parse(Object.fromEntries(new URLSearchParams(search)))
}
