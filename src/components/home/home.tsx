import type { Page } from '~/lib/site/page-schema'
import { EnquirySection } from '../enquiry/enquiry-section'
import { PageHead } from '../layout/page-head'
import { Hero } from './hero'
import styles from './home.module.css'
import { Principles } from './principles'
import { Problems } from './problems'
import { Process } from './process'
import { Proof } from './proof'
import { Questions } from './questions'
import { Reading } from './reading'
import { Services } from './services'

/** The home page, from the visitor's problem to the enquiry. */
export function Home({ page }: { page: Page }) {
  return (
    <div className={styles.home}>
      <PageHead page={page} />
      <Hero />
      <Problems />
      <Services />
      <Process />
      <Principles />
      <Proof />
      <Reading />
      <Questions />
      <EnquirySection title="Schreiben Sie uns" />
    </div>
  )
}
