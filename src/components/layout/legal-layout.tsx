import { PageTitle } from '~/components/layout/page-title'
import type { PageOf } from '~/lib/site/page-schema'
import { swissDate } from '~/lib/site/swiss-date'
import type { TextLayoutProps } from './text-layout'
import styles from './text-layout.module.css'

/** A legal page, with the date of its version. */
export function LegalLayout({ page, children }: TextLayoutProps<PageOf<'legal'>>) {
  return (
    <div className={styles.layout} data-page>
      <article>
        <header className={styles.head}>
          <PageTitle>{page.title}</PageTitle>
          <p className="page-note">Stand: {swissDate(page.updated ?? page.published)}</p>
        </header>
        <div className="prose">{children}</div>
      </article>
    </div>
  )
}
