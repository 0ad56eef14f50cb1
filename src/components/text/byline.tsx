import { site } from '~/lib/site'
import { swissDate } from '~/lib/site/swiss-date'
import styles from './byline.module.css'

interface BylineProps {
  published: string
  updated?: string
  /** How long the text takes to read. */
  minutes: string
}

/** Who wrote an article, when («Aktualisiert am …» after a change of substance), and what reading it takes. */
export function Byline({ published, updated, minutes }: BylineProps) {
  const day = updated ?? published
  return (
    <p className={`page-note ${styles.byline}`}>
      <a rel="author" href="/impressum">
        {site.shortName}
      </a>{' '}
      <span>
        {updated ? 'Aktualisiert am ' : 'Veröffentlicht am '}
        <time dateTime={day}>{swissDate(day)}</time>
      </span>{' '}
      <span>{`${minutes} Minuten Lesezeit`}</span>
    </p>
  )
}
