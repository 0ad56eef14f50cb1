import type { HomeTexts } from '~/lib/site/home-schema'
import { LinkedText } from '../layout/linked-text'
import { PageSection } from '../layout/page-section'
import styles from './proof.module.css'

/** What this site itself shows, in numbers that the build fills in (`ssg/content/home`). */
export function Proof({ texts: { title, lead, claims, comparison } }: { texts: HomeTexts['proof'] }) {
  return (
    <PageSection id="arbeitsprobe" title={title} lead={lead}>
      <dl className={styles.figures}>
        {claims.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <LinkedText parts={comparison} />
      </p>
    </PageSection>
  )
}
