import type { AnyRouter } from '@tanstack/react-router'
import { closeMenus } from './close-menus.ts'
import { currentMark } from './current-mark.ts'
import { showFirstView } from './first-view.ts'
import { hashTarget, scrollToId } from './hash-scroll.ts'
import { navigated } from './addressed-search.ts'
import { restoreDraft } from './enquiry-draft.ts'
import { welcomePage } from './page-arrival.ts'
import { PageDocument } from './page-document.ts'
import { updateHead } from './update-head.ts'

/**
 * What a full page load would do for visitors, after each navigation: the focus goes to the new page's heading or to the
 * section that the hash names, a live region says its title, open menus close, and a hash is scrolled to.
 */
export function announceNavigation(router: AnyRouter, document: Document): void {
  // Who comes back is taken to where the page was left, which its true heights decide.
  let isReturn = false
  addEventListener('popstate', () => {
    isReturn = true
    delete document.documentElement.dataset.arriving
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    const isFromTop = !isReturn && !toLocation.hash
    isReturn = false
    document.dispatchEvent(new Event(navigated))
    // Neither has changed when the app adopts the page that is already there, wherever it has been scrolled to since.
    if (!fromLocation || !(pathChanged || hashChanged)) return
    const hash = hashTarget(toLocation.hash)
    if (pathChanged) {
      // Before anything below asks for the layout.
      if (isFromTop) showFirstView(document)
      closeMenus(document)
      markCurrentLinks(document, toLocation.pathname)
      const shown: unknown = router.state.matches.at(-1)?.loaderData
      const heading = document.querySelector('h1')
      // The fallback, which says by its heading what the tab, its history and the live region are to say.
      updateHead(
        document,
        shown instanceof PageDocument ? shown : { title: heading?.textContent ?? '', head: [] },
      )
      welcomePage(document)
      document.querySelectorAll<HTMLElement>('[data-enquiry]').forEach(restoreDraft)
      const target = document.getElementById(hash) ?? heading
      // A heading takes no focus by itself, and the next press of the tab key is to continue from it.
      if (target && target.tabIndex < 0) target.tabIndex = -1
      target?.focus({ preventScroll: true })
      const announcer = document.querySelector('[data-announcer]')
      if (announcer) announcer.textContent = document.title
      if (hash) scrollTo({ top: 0, behavior: 'instant' })
    }
    if (hash) scrollToId(hash, window)
  })
}

/** Header and footer stay from page to page; which of their links is the current page changes. */
function markCurrentLinks(document: Document, path: string): void {
  for (const link of document.querySelectorAll('body > :is(header, footer) a:not([data-search-open])')) {
    const mark = currentMark(link.getAttribute('href') ?? '', path)
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
}
