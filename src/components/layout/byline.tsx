import { PageLink } from './page-link'
import type { PageOf } from '~/lib/site/page-schema'
import { memberId, type Author } from '~/lib/site/page-slots'
import { lastChange, swissDate } from '~/lib/site/swiss-date'
import { site } from 'virtual:operator'
import styles from './byline.module.css'

interface BylineProps {
  page: PageOf<'article'>
  /** Reading time. */
  minutes: number
  /** Without an author the firm is named. */
  author?: Author
}

/** Author, date and reading time of an article. «Aktualisiert am …» follows `updated`. */
export function Byline({ page, minutes, author }: BylineProps) {
  const day = lastChange(page)
  return (
    <p className={`page-note ${styles.byline}`}>
      {author ? (
        <span>
          <PageLink to="/contact" hash={memberId(author.id)} rel="author">
            {author.name}
          </PageLink>
          {`, ${author.role}, ${site.shortName}`}
        </span>
      ) : (
        <PageLink to="/impressum" rel="author">
          {site.shortName}
        </PageLink>
      )}{' '}
      <span>
        {page.updated ? 'Aktualisiert am ' : 'Veröffentlicht am '}
        <time dateTime={day}>{swissDate(day)}</time>
      </span>{' '}
      <span>{`${minutes} Minuten Lesezeit`}</span>
    </p>
  )
}
