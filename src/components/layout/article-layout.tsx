import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { PageTitle } from '~/components/layout/page-title'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import type { TextLayoutProps } from './text-layout'
import styles from './text-layout.module.css'

/** An article: its way and title above the text, which begins with the byline. */
export function ArticleLayout({ page, children }: TextLayoutProps<PageOf<'article'>>) {
  return (
    <div className={styles.layout} data-page>
      <article>
        <header className={styles.head}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
        </header>
        <div className="prose">{children}</div>
      </article>
    </div>
  )
}
