import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { closeMenus } from '~/lib/close-menus'
import { hasModifier } from '~/lib/early-clicks'
import { hashTarget, scrollToId } from '~/lib/hash-scroll'

/**
 * Does after each navigation what a full page load would do: the focus goes to the new page's heading, or to the section that the hash names; a live
 * region says the title; open menus close; a hash is scrolled to. A click on a link to the current address leads there again. On the way back and
 * forward `scroll-position` restores the place instead.
 */
export function Arrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    // The page that React takes over has arrived before, wherever it has been scrolled to since.
    let isUnderWay = false
    let isAfterSpinner = false
    let isReturn = false
    let isAskedAgain = false
    const listening = new AbortController()
    const { signal } = listening
    // Before the link that it is for has the router navigate.
    document.addEventListener('click', (event) => (isAskedAgain = linkOf(event)?.href === location.href), {
      capture: true,
      signal,
    })
    // After React, which may have answered the click.
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
        // Also the page that the spinner has stood in for is a new one, though its address is that of the last page shown.
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
        // Smoothly from the beginning of a new page; but on the same page from where the visitor is.
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

/** The link that a click follows here, and not in a new tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link instanceof HTMLAnchorElement && !hasModifier(event) ? link : null
}

function isOnThisPage({ href }: HTMLAnchorElement): boolean {
  return href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
}

/** A heading takes no focus by itself, and the next press of the tab key is to continue from it. */
function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** JSON-LD is for machines, which read each page's own HTML: that of the first page goes rather than be wrong on the next. */
function forgetFirstPage() {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}
