import type { AnyRouter } from '@tanstack/react-router'
import { goToSection, scrollToContact } from './go-to-section.ts'
import { hasModifier } from './has-modifier.ts'
import { pagePath } from './site/page-path.ts'

/**
 * Lets the router follow the plain links of the texts and, unless the visitor saves data, preload them. A link that it cannot or should not follow (other
 * origin, new tab, download, modifier key, a section of the same page) stays the browser's.
 */
export function interceptLinks(router: AnyRouter, window: Window): void {
  const preload = (event: Event) => {
    if (window.navigator.connection?.saveData) return
    const url = internalUrl(event, window)
    if (url && url.pathname !== window.location.pathname) {
      // A preload that fails is tried again, and judged, by the click.
      void router.preloadRoute({ to: url.pathname }).catch(() => undefined)
    }
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    window.addEventListener(intent, preload, { passive: true })
  }
  window.addEventListener('click', (event) => {
    const url = internalUrl(event, window)
    if (!url || event.defaultPrevented || hasModifier(event)) return
    if (isSamePage(url, window.location) && url.hash) {
      if (url.hash !== '#contact') return
      event.preventDefault()
      scrollToContact(window)
      return
    }
    event.preventDefault()
    if (url.pathname === '/' && url.hash) goToSection(url.hash, { window, navigate: router.navigate })
    else router.history.push(url.pathname + url.search + url.hash)
  })
}

/** Not where only the search differs: the browser would load such a page anew. */
function isSamePage(url: URL, location: Location): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

function internalUrl(event: Event, window: Window): URL | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(target instanceof HTMLAnchorElement)) return undefined
  const url = new URL(target.href)
  url.pathname = pagePath(url.pathname)
  const isPage = url.origin === window.location.origin && !/\.\w+$/.test(url.pathname)
  return isPage && !target.target && !target.hasAttribute('download') ? url : undefined
}
