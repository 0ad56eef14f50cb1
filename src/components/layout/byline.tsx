import { PageLink } from './page-link'
import type { PageOf } from '~/lib/site/page-schema'
import { memberId, type Author } from '~/lib/site/page-slots'
import { lastChange, swissDate } from '~/lib/site/swiss-date'
import { site } from 'virtual:operator'
import styles from './byline.module.css'

interface BylineProps {
  page: PageOf<'article'>
  /** How long the text takes to read. */
  minutes: number
  /** The person who has written it; without one it is the firm's. */
  author?: Author
}

/** Who wrote an article, when («Aktualisiert am …» after a change of substance), and what reading it takes. */
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
