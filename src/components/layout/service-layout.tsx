import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CallToAction } from '~/components/enquiry/call-to-action'
import { PageTitle } from '~/components/layout/page-title'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import type { TextLayoutProps } from './text-layout'
import styles from './text-layout.module.css'

/** A service: way and title above its text, the call to action below it. */
export function ServiceLayout({ page, children }: TextLayoutProps<PageOf<'service'>>) {
  return (
    <div className={styles.layout} data-page>
      <article>
        <header className={styles.head}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
          <p className="page-note">Für Unternehmen in der ganzen Schweiz</p>
        </header>
        <div className="prose">{children}</div>
      </article>
      <CallToAction />
    </div>
  )
}
