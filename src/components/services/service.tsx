import type { ReactNode } from 'react'
import { site } from 'virtual:operator'
import { cancellationTerms, contractRows, factRows } from '~/lib/services/fact-rows'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import type { PageOf } from '~/lib/site/page-schema'
import { audit } from '../enquiry/enquiry-subjects'
import { EnquiryLink } from '../layout/enquiry-link'
import { FactList } from '../layout/fact-list'
import { PageLink } from '../layout/page-link'
import { CallToAction, FurtherReading } from '../layout/text-end'
import { Lead, TextLayout } from '../layout/text-layout'
import styles from '../layout/text-layout.module.css'
import { OtherWays } from '../operator/other-ways'
import { References } from '../operator/references'
import { Contents } from '../reading/contents'
import { Heading } from '../reading/prose'
import { Way } from '../stations/way'

interface ServiceProps {
  page: PageOf<'service'>
  derived: DerivedFacts
  /** The text. */
  children: ReactNode
}

/** The layout of a service: lead, fact box, text, call to action, further reading. */
export function Service({ page, derived, children }: ServiceProps) {
  const { service, offer } = derived
  const subject = page.audit ? audit : service
  return (
    <TextLayout
      page={page}
      head={<Way at={page.station} />}
      end={
        <>
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
        </>
      }
    >
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
    </TextLayout>
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
      <p className={styles.label}>Auf einen Blick</p>
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
