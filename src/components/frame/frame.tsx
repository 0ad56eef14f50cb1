import { Outlet } from '@tanstack/react-router'
import { AfterNavigation } from './after-navigation'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, footer and what surrounds every page. It subscribes to nothing, so that a navigation renders only the page. */
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
      <AfterNavigation />
    </>
  )
}
