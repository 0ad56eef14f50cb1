import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import { lastChange, swissDate } from '~/lib/site/swiss-date'
import type { SectionLink } from '~/lib/site/derived-facts'
import { Contents } from '../reading/contents'
import { Prose } from '../reading/prose'
import { Breadcrumbs } from './breadcrumbs'
import { PageHead } from './page-head'
import { PageTitle } from './page-title'
import { Lead } from './summary'
import styles from './text-layout.module.css'

interface PlainProps {
  page: PageOf<'legal' | 'page'>
  contents: SectionLink[]
  /** The text. */
  children: ReactNode
}

/** The layout of a plain page (breadcrumbs, lead) and of a legal page (date of its version). */
export function Plain({ page, contents, children }: PlainProps) {
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={`page-head ${styles.head}`}>
          {page.kind === 'page' && <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />}
          <PageTitle>{page.title}</PageTitle>
          {page.kind === 'legal' && <p className="page-note">Stand: {swissDate(lastChange(page))}</p>}
        </header>
        <Prose>
          {page.kind === 'page' && <Lead>{page.summary}</Lead>}
          <Contents sections={contents} />
          {children}
        </Prose>
      </article>
    </div>
  )
}
