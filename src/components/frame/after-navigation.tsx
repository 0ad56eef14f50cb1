import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { closeMenus } from '~/lib/close-menus'
import { hasModifier } from '~/lib/early-clicks'
import { hashTarget, scrollToId } from '~/lib/hash-scroll'

/**
 * Does after a navigation in the app what a page load would do: moves the focus to the heading or to the section of the hash, announces the title in
 * a live region, closes menus and scrolls to the hash. A click on a link to the current address scrolls and focuses again. After back and forward,
 * `scroll-position` restores the position instead.
 */
export function AfterNavigation() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    // The first render is hydration, not a navigation.
    let isUnderWay = false
    let isAfterSpinner = false
    let isReturn = false
    let isAskedAgain = false
    const listening = new AbortController()
    const { signal } = listening
    // In the capture phase, before the router handles the link and changes the address.
    document.addEventListener('click', (event) => (isAskedAgain = linkOf(event)?.href === location.href), {
      capture: true,
      signal,
    })
    // In the bubble phase, after React's handlers, which may have prevented the default.
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event)
        if (event.defaultPrevented || !link?.hash || !isOnThisPage(link)) return
        event.preventDefault()
        void router.navigate({ to: '.', href: link.pathname + link.search + link.hash })
      },
      { signal },
    )
    const unsubscribe = [
      router.history.subscribe(({ action: { type } }) => {
        isReturn = type !== 'PUSH' && type !== 'REPLACE'
      }),
      router.subscribe('onBeforeLoad', () => {
        isUnderWay = true
        // The spinner has changed the address already, so `pathChanged` is false for the page that replaces it.
        isAfterSpinner ||= router.state.matches.some((match) => match.status === 'pending')
      }),
      router.subscribe('onRendered', ({ toLocation, pathChanged, hashChanged, hrefChanged }) => {
        const isNewPage = pathChanged || isAfterSpinner
        const isAgain = isAskedAgain && !hrefChanged
        const isElsewhere = isNewPage || hashChanged || isAgain
        const isFresh = isUnderWay && isElsewhere && !isReturn && !toLocation.state.isInSight
        isReturn = isAskedAgain = isAfterSpinner = false
        if (isUnderWay && isNewPage) {
          closeMenus(document)
          forgetFirstPage()
          setTitle(document.title)
          if (!isFresh) focusOn(document.querySelector('h1'))
        }
        if (!isFresh) return
        const { hash } = toLocation
        const section = document.getElementById(hashTarget(hash))
        // On a new page, the smooth scroll to the hash begins at the top; on the same page at the current position.
        if (isNewPage ? hash : !hash) scrollTo({ top: 0, behavior: 'instant' })
        if (section) scrollToId(section.id, window)
        if (section || isNewPage || !hash) focusOn(section ?? document.querySelector('h1'))
      }),
    ]
    return () => {
      listening.abort()
      unsubscribe.forEach((stop) => stop())
    }
  }, [router])

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  )
}

/** The link of a click that does not ask for a new tab or window. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link instanceof HTMLAnchorElement && !hasModifier(event) ? link : null
}

function isOnThisPage({ href }: HTMLAnchorElement): boolean {
  return href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
}

/** Focuses an element that may not be focusable, so that the tab key continues from it. */
function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Removes the JSON-LD of the first page, which would be wrong on the next one. Crawlers read each page's own HTML. */
function forgetFirstPage() {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}
