import type { ReactNode } from 'react'
import { cancellationTerms, contractRows, factRows } from '~/lib/services/fact-rows'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import { site } from 'virtual:operator'
import { audit } from '../enquiry/enquiry-subjects'
import { CallToAction } from '../layout/call-to-action'
import { Breadcrumbs } from '../layout/breadcrumbs'
import { EnquiryLink } from '../layout/enquiry-link'
import { OtherWays } from '../operator/other-ways'
import { References } from '../operator/references'
import { Contents } from '../reading/contents'
import { Heading } from '../reading/heading'
import { FactList } from '../layout/fact-list'
import { FurtherReading } from '../layout/further-reading'
import { Prose } from '../reading/prose'
import { PageHead } from '../layout/page-head'
import { PageLink } from '../layout/page-link'
import { PageTitle } from '../layout/page-title'
import { Lead } from '../layout/summary'
import summary from '../layout/summary.module.css'
import { Way } from '../stations/way'
import styles from '../layout/text-layout.module.css'

interface ServiceProps {
  page: PageOf<'service'>
  derived: DerivedFacts
  /** The text. */
  children: ReactNode
}

/** The layout of a service: breadcrumbs, title, lead, fact box, text, further reading, call to action. */
export function Service({ page, derived, children }: ServiceProps) {
  const { service, offer } = derived
  const subject = page.audit ? audit : service
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={`page-head ${styles.head}`}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
          <Way at={page.station} />
        </header>
        <Prose>
          <Lead>{page.summary}</Lead>
          {subject && (
            <div className="actions">
              <EnquiryLink subject={subject.name} className="button">
                {`${subject.label} anfragen`}
              </EnquiryLink>
              <p className="page-note">{`Für Betriebe in der ganzen Schweiz. Antwort ${site.responseTime}, kostenlos.`}</p>
            </div>
          )}
          <FactBox page={page} price={offer?.price} />
          <Contents sections={derived.contents} />
          {children}
          {offer && offer.references.length > 0 && (
            <>
              <Heading as="h2" id="referenzen">
                Referenzen
              </Heading>
              <References references={offer.references} />
            </>
          )}
        </Prose>
        {/* Outside the text, so that the sticky contents end with it. */}
        <div className="prose">
          {subject && (
            <CallToAction
              title="Passt das zu Ihnen?"
              text="Ein paar Sätze genügen: was Sie anbieten und was Sie erreichen möchten."
              subject={subject}
            >
              {offer && <OtherWays {...offer} />}
              <p>
                Wissen Sie nicht, womit Sie anfangen sollen?{' '}
                <PageLink to="/contact" hash="welche-leistung-zuerst">
                  Beantworten Sie fünf Fragen.
                </PageLink>
              </p>
            </CallToAction>
          )}
          <FurtherReading {...derived} />
        </div>
      </article>
    </div>
  )
}

interface FactBoxProps {
  page: PageOf<'service'>
  /** The price from `slots.yaml`. */
  price: string | undefined
}

/** The key facts of a service, and folded what the contract says. */
function FactBox({ page, price }: FactBoxProps) {
  const { label, to, hash } = cancellationTerms
  return (
    <div>
      <p className={summary.label}>Auf einen Blick</p>
      <FactList facts={factRows(page, price)} />
      <details className="fold">
        <summary>Auftrag, Mängel, Kündigung</summary>
        <FactList facts={contractRows(page)} />
        <p>
          <PageLink to={to} hash={hash}>
            {label}
          </PageLink>
        </p>
      </details>
    </div>
  )
}
