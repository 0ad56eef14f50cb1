import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bringResult } from '~/lib/enquiry/draft'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import { Breadcrumbs } from './breadcrumbs'
import { Byline } from './byline'
import { CallToAction } from './call-to-action'
import { Contents } from '../reading/contents'
import { EnquiryLink } from './enquiry-link'
import { FurtherReading } from './further-reading'
import { Prose } from '../reading/prose'
import { PageHead } from './page-head'
import { PageLink } from './page-link'
import { PageTitle } from './page-title'
import { Summary } from './summary'
import styles from './text-layout.module.css'
import { Thumbnail } from './thumbnail'

interface ArticleProps {
  page: PageOf<'article'>
  derived: DerivedFacts
  /** The text. */
  children: ReactNode
}

/** The layout of an article: breadcrumbs, title, byline, summary, text, call to action, further reading. */
export function Article({ page, derived, children }: ArticleProps) {
  const { service } = derived
  const { fullPath: path } = useMatch({ strict: false })
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={`page-head ${styles.head}`}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
          <Thumbnail of={path} />
        </header>
        <Prose>
          <Byline page={page} {...derived} />
          <Summary>{page.summary}</Summary>
          <Contents sections={derived.contents} />
          {children}
          <ErrorReportLink />
        </Prose>
        {/* Outside the text, so that the sticky contents end with it. */}
        <div className="prose">
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
        </div>
      </article>
    </div>
  )
}

/** A link to the enquiry form for readers who report an error. It fills in the subject and the address of the text. */
function ErrorReportLink() {
  return (
    <p className="page-note">
      Stimmt etwas nicht, oder fehlt Ihnen etwas?{' '}
      <EnquiryLink
        subject="fehler"
        onClick={() => bringResult(`Seite: ${location.origin}${location.pathname}`)}
      >
        Schreiben Sie es uns
      </EnquiryLink>
    </p>
  )
}
