import { EnquirySection } from '~/components/enquiry/enquiry-section'
import { HomeHero } from '~/components/home/hero'
import { HomePrinciples } from '~/components/home/principles'
import { HomeProblems } from '~/components/home/problems'
import { HomeProcess } from '~/components/home/process'
import { HomeProof } from '~/components/home/proof'
import { HomeQuestions } from '~/components/home/questions'
import { HomeReading } from '~/components/home/reading'
import { ServiceIndex } from '~/components/home/services'
import styles from './home.module.css'

/** The home page, from the visitor's problem to the enquiry. */
export function Home() {
  return (
    <div className={styles.home} data-page>
      <HomeHero />
      <HomeProblems />
      <ServiceIndex />
      <HomeProcess />
      <HomePrinciples />
      <HomeProof />
      <HomeReading />
      <HomeQuestions />
      <EnquirySection title="Schreiben Sie uns" />
    </div>
  )
}
