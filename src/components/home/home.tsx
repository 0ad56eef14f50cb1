import type { Page } from '~/lib/site/page-schema'
import type { HomeTexts } from '~/lib/site/home-schema'
import type { Slots } from '~/lib/site/slots-schema'
import { EnquirySection } from '../enquiry/enquiry-section'
import { PageHead } from '../layout/page-head'
import { LinkedText } from '../layout/linked-text'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'
import { References } from '../operator/references'
import { Audit } from './audit'
import { Costs } from './costs'
import { FirstDays } from './first-days'
import { Hero } from './hero'
import styles from './home.module.css'
import { People } from './people'
import { Proof } from './proof'
import { Questions } from './questions'
import { Services } from './services'
import { WayOfEnquiry } from './way-of-enquiry'

interface HomeProps {
  page: Page
  /** `src/content/home.yaml`. */
  texts: HomeTexts
  slots: Slots
}

/** The home page, from what a visitor would get to the enquiry. */
export function Home({ page, texts, slots }: HomeProps) {
  return (
    <div className={styles.home}>
      <PageHead page={page} />
      <Hero texts={texts.hero} sample={texts.sample} slots={slots} />
      <WayOfEnquiry texts={texts.stations} />
      <Audit texts={texts.audit} action={texts.hero.action} />
      <FirstDays texts={texts.firstDays} auditDays={slots.audit.workingDays} />
      <Services texts={texts.services} />
      <Costs texts={texts.costs} slots={slots} />
      {slots.references.length > 0 && (
        <PageSection id="referenzen" {...texts.references}>
          <References references={slots.references} />
        </PageSection>
      )}
      <PageSection id="grundsaetze" title={texts.principles.title} lead={texts.principles.lead}>
        <RowList rows={texts.principles.rows} />
      </PageSection>
      <People title={texts.people.title} slots={slots} />
      <Proof texts={texts.proof} />
      <PageSection id="wissen" title={texts.reading.title} lead={texts.reading.lead}>
        <RowList rows={texts.reading.rows} />
        <p>
          <LinkedText parts={texts.reading.all} />
        </p>
      </PageSection>
      <Questions texts={texts.questions} />
      <EnquirySection title={texts.enquiry} />
    </div>
  )
}
