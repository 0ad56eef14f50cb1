import { startAddressedSearch } from './addressed-search.ts'
import { errorId, reportError } from './error-report.ts'
import { toAppError } from './errors.ts'

/** What a page needs once it is there, from its own document or through the router. */
export function welcomePage(document: Document): void {
  makeTermsReachable(document)
  startAddressedSearch(document.querySelector('[data-search]'))
  fillSuggestions(document).catch((cause) =>
    reportError(toAppError(cause), errorId(Date.now(), Math.random())),
  )
}

/** On the page for unknown addresses. A failure costs the suggestions only, and leaves search and navigation. */
async function fillSuggestions(document: Document): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-suggestions]')
  // `then` with a member: Vite makes more of a destructured `await import()`, here and in `boot`.
  if (list) await import('./suggest-pages.ts').then((module) => module.suggestPages(list))
}

/** Terms of the glossary are plain text until a script can explain them. */
function makeTermsReachable(document: Document): void {
  for (const term of document.querySelectorAll<HTMLElement>('[data-term]')) {
    term.role = 'button'
    term.tabIndex = 0
  }
}
