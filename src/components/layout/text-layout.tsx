import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import { Prose } from '../reading/prose'
import { PageHead } from './page-head'
import { FoundLink } from './page-link'
import { PageTitle } from './page-title'
import styles from './text-layout.module.css'

interface TextLayoutProps {
  page: PageOf<'article' | 'service' | 'legal' | 'page'>
  /** What stands below the title. */
  head?: ReactNode
  /** What follows the text. */
  end?: ReactNode
  /** The text. */
  children: ReactNode
}

/** What all texts have in common: breadcrumbs, title, text. */
export function TextLayout({ page, head, end, children }: TextLayoutProps) {
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={`page-head ${styles.head}`}>
          <Breadcrumbs page={page} />
          <PageTitle>{page.title}</PageTitle>
          {head}
        </header>
        <Prose>{children}</Prose>
        {/* Outside the text, so that the sticky contents end with it. */}
        {end && <div className="prose">{end}</div>}
      </article>
    </div>
  )
}

/** The current page is the last one and has no link. */
function Breadcrumbs({ page }: Pick<TextLayoutProps, 'page'>) {
  const crumbs = breadcrumbTrail(page)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Sie sind hier" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ to, hash, label }) => (
          <li key={label}>
            <FoundLink to={to} hash={hash}>
              {label}
            </FoundLink>
          </li>
        ))}
        <li aria-current="page">{page.shortTitle}</li>
      </ol>
    </nav>
  )
}

export function Lead({ children }: { children: string }) {
  return <p className={styles.lead}>{children.trim()}</p>
}
