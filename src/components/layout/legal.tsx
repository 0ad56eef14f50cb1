import type { ReactNode } from 'react'
import type { PageOf } from '~/lib/site/page-schema'
import { swissDate } from '~/lib/site/swiss-date'
import { Prose } from '../reading/prose'
import { PageHead } from './page-head'
import { PageTitle } from './page-title'
import styles from './text-layout.module.css'

/** A legal page, with the date of its version. */
export function Legal({ page, children }: { page: PageOf<'legal'>; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={styles.head}>
          <PageTitle>{page.title}</PageTitle>
          <p className="page-note">Stand: {swissDate(page.updated ?? page.published)}</p>
        </header>
        <Prose>{children}</Prose>
      </article>
    </div>
  )
}
