import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { site } from 'virtual:operator'
import { bringResult } from '~/lib/enquiry/draft'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import type { PageOf } from '~/lib/site/page-schema'
import { memberId, type Author } from '~/lib/site/page-slots'
import { lastChange, swissDate } from '~/lib/site/swiss-date'
import { Contents } from '../reading/contents'
import { EnquiryLink } from './enquiry-link'
import { PageLink } from './page-link'
import { CallToAction, FurtherReading } from './text-end'
import { TextLayout } from './text-layout'
import styles from './text-layout.module.css'
import { Thumbnail } from './thumbnail'

interface ArticleProps {
  page: PageOf<'article'>
  derived: DerivedFacts
  /** The text. */
  children: ReactNode
}

/** The layout of an article: byline, summary, text, call to action, further reading. */
export function Article({ page, derived, children }: ArticleProps) {
  const { service } = derived
  const { fullPath: path } = useMatch({ strict: false })
  return (
    <TextLayout
      page={page}
      head={<Thumbnail of={path} />}
      end={
        <>
          {service && (
            <CallToAction
              title={page.call ?? 'Sollen wir das für Sie tun?'}
              text={service.description}
              subject={service}
            >
              <PageLink to={service.to}>{`Mehr zur Leistung ${service.label}`}</PageLink>
            </CallToAction>
          )}
          <FurtherReading {...derived} />
        </>
      }
    >
      <Byline page={page} {...derived} />
      <section className={styles.summary} aria-labelledby="kurz-gesagt">
        <p id="kurz-gesagt" className={styles.label}>
          Kurz gesagt
        </p>
        <p>{page.summary.trim()}</p>
      </section>
      <Contents sections={derived.contents} />
      {children}
      <p className="page-note">
        Stimmt etwas nicht, oder fehlt Ihnen etwas?{' '}
        <EnquiryLink
          subject="fehler"
          onClick={() => bringResult(`Seite: ${location.origin}${location.pathname}`)}
        >
          Schreiben Sie es uns
        </EnquiryLink>
      </p>
    </TextLayout>
  )
}

interface BylineProps {
  page: PageOf<'article'>
  /** Reading time. */
  minutes: number
  /** Without an author the firm is named. */
  author?: Author
}

/** Author, date and reading time. «Aktualisiert am …» follows `updated`. */
function Byline({ page, minutes, author }: BylineProps) {
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
