import type { Page } from '~/lib/site/page-schema'
import type { Slots } from '~/lib/site/slots-schema'
import { EnquirySection } from '../enquiry/enquiry-section'
import { PageHead } from '../layout/page-head'
import { PageSection } from '../layout/page-section'
import { References } from '../operator/references'
import { Audit } from './audit'
import { Costs } from './costs'
import { FirstDays } from './first-days'
import { Hero } from './hero'
import styles from './home.module.css'
import { People } from './people'
import { Principles } from './principles'
import { Proof } from './proof'
import { Questions } from './questions'
import { Reading } from './reading'
import { Services } from './services'
import { WayOfEnquiry } from './way-of-enquiry'

/** The home page, from what a visitor would get to the enquiry. */
export function Home({ page, slots }: { page: Page; slots: Slots }) {
  return (
    <div className={styles.home}>
      <PageHead page={page} />
      <Hero slots={slots} />
      <WayOfEnquiry />
      <Audit slots={slots} />
      <FirstDays auditDays={slots.audit.workingDays} />
      <Services />
      <Costs slots={slots} />
      {slots.references.length > 0 && (
        <PageSection id="referenzen" title="Referenzen" lead="Mit Ausgangslage und Messung.">
          <References references={slots.references} />
        </PageSection>
      )}
      <Principles />
      <People slots={slots} />
      <Proof />
      <Reading />
      <Questions />
      <EnquirySection title="Schreiben Sie uns" />
    </div>
  )
}
