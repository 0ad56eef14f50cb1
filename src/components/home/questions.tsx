import type { HomeTexts } from '~/lib/site/home-schema'
import { PageSection } from '../layout/page-section'
import styles from './questions.module.css'

/** What customers ask before they write, each answer behind its question. */
export function Questions({ texts: { title, list } }: { texts: HomeTexts['questions'] }) {
  return (
    <PageSection id="fragen" title={title}>
      {list.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </PageSection>
  )
}
