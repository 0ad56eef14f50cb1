import type { ReactNode } from 'react'
import { ScrollToTop } from '~/components/frame/scroll-to-top'
import { SiteFooter } from '~/components/frame/site-footer'
import { SiteHeader } from '~/components/frame/site-header'
import type { ListedPage } from '~/lib/site/navigation'

interface DocumentShellProps {
  pages: ListedPage[]
  /** The path of the page that is shown. */
  path: string
  children: ReactNode
}

/**
 * The document around every page. Only Node renders it: it is the same on every page, so the browser keeps it and React
 * takes over nothing but `<main>`. The build fills in the head (`ssg/document-head`).
 */
export function DocumentShell({ pages, path, children }: DocumentShellProps) {
  return (
    <html lang="de-CH">
      <head />
      <body>
        <a className="skip-link" href="#inhalt">
          Zum Inhalt springen
        </a>
        <SiteHeader pages={pages} path={path} />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter pages={pages} path={path} />
        <ScrollToTop />
        <div className="visually-hidden" role="status" data-announcer />
      </body>
    </html>
  )
}
