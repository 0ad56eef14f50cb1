import type { ReactNode } from 'react'
import { breadcrumbTrail } from '~/lib/site/breadcrumb-trail'
import type { PageOf } from '~/lib/site/page-schema'
import type { Surroundings } from '~/lib/site/surroundings'
import { OtherWays } from '../operator/other-ways'
import { References } from '../operator/references'
import { CallToAction } from './call-to-action'
import { Breadcrumbs } from './breadcrumbs'
import { FurtherReading } from './further-reading'
import { Heading } from '../reading/heading'
import { Prose } from '../reading/prose'
import { PageHead } from './page-head'
import { PageTitle } from './page-title'
import { Lead } from './summary'
import styles from './text-layout.module.css'

interface ServiceProps {
  page: PageOf<'service'>
  surroundings: Surroundings
  /** The text. */
  children: ReactNode
}

/** The page of a service: its way and title, what it is about, the text, where to go from there, and the call to action. */
export function Service({ page, surroundings, children }: ServiceProps) {
  const { offer } = surroundings
  return (
    <div className={styles.layout}>
      <PageHead page={page} />
      <article>
        <header className={styles.head}>
          <Breadcrumbs crumbs={breadcrumbTrail(page)} current={page.shortTitle} />
          <PageTitle>{page.title}</PageTitle>
          <p className="page-note">
            Für Unternehmen in der ganzen Schweiz{offer?.price && `, ${offer.price}`}
          </p>
        </header>
        <Prose>
          <Lead>{page.summary}</Lead>
          {children}
          {offer && offer.references.length > 0 && (
            <>
              <Heading as="h2" id="referenzen">
                Referenzen
              </Heading>
              <References references={offer.references} />
            </>
          )}
          <FurtherReading {...surroundings} />
        </Prose>
      </article>
      <CallToAction>{offer && <OtherWays {...offer} />}</CallToAction>
    </div>
  )
}
