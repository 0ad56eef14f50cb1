import { Breadcrumbs } from '~/components/breadcrumbs'
import { PageDate } from '~/components/page-date'
import { PageTitle } from '~/components/page-title'
import { breadcrumbTrail } from '~/lib/breadcrumb-trail'
import type { PageOf } from '~/lib/page-schema'
import type { TextLayoutProps } from './text-layout'
import styles from './text-layout.module.css'

/** An article: its way, title and date above the text. */
export function ArticleLayout({ page, children }: TextLayoutProps<PageOf<'article'>>) {
  return (
    <div className={styles.layout} data-page>
      <article>
        <header className={styles.head}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
          <PageDate page={page} />
        </header>
        <div className="prose">{children}</div>
      </article>
    </div>
  )
}
