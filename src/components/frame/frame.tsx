import { Outlet } from '@tanstack/react-router'
import { Arrival } from './arrival'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** What stands around every page. It subscribes to nothing, so that a navigation renders the page and no more. */
export function Frame() {
  return (
    <>
      <a className="skip-link" href="#inhalt">
        Zum Inhalt springen
      </a>
      <SiteHeader />
      <main id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <Arrival />
    </>
  )
}
