import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { closeMenus } from '~/lib/close-menus'
import { hashTarget, scrollToId } from '~/lib/hash-scroll'

/**
 * What a full page load would do for visitors, after each navigation: the focus goes to the new page's heading or to the section that
 * the hash names, a live region says its title, open menus close, and a hash is scrolled to. What the search has found is such a place, also on
 * the page that is shown.
 */
export function Arrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const { isFound, isInSight } = toLocation.state
        // None is true when the app takes over the page that is there, which is one place, wherever it has been scrolled to since.
        const isArrival = pathChanged || hashChanged || (isFound && fromLocation !== toLocation)
        if (!fromLocation || !isArrival) return
        const hash = hashTarget(toLocation.hash)
        if (pathChanged || isFound) {
          const target = document.getElementById(hash) ?? document.querySelector('h1')
          // A heading takes no focus by itself, and the next press of the tab key is to continue from it.
          if (target && target.tabIndex < 0) target.tabIndex = -1
          target?.focus({ preventScroll: true })
        }
        if (pathChanged) {
          closeMenus(document)
          forgetFirstPage()
          setTitle(document.title)
        }
        // What is found on the page itself is its beginning.
        if (pathChanged ? hash : isFound && !hash) scrollTo({ top: 0, behavior: 'instant' })
        if (hash && (pathChanged || !isInSight)) scrollToId(hash, window)
      }),
    [router],
  )

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  )
}

/** JSON-LD is for machines, which read each page's own HTML: that of the first page goes rather than be wrong on the next. */
function forgetFirstPage() {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}
