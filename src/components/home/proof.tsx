import { PageLink } from '../layout/page-link'
import styles from './proof.module.css'
import { PageSection } from '../layout/page-section'

/** Each of these is held by a check of the build or a test (`check/audit/weight`, `tests/e2e`); none may be stated otherwise. */
const figures = [
  { value: '0', label: 'Cookies und Zählpixel' },
  { value: '0', label: 'Anfragen an fremde Server' },
  { value: '≤ 14 kB', label: 'bis die Seite steht, in einer einzigen Antwort' },
  { value: '30', label: 'Seiten, alle ohne JavaScript lesbar' },
]

export function Proof() {
  return (
    <PageSection
      id="arbeitsprobe"
      title="Unsere Arbeitsprobe: diese Website"
      lead="Wer andere schnell und auffindbar macht, zeigt es zuerst bei sich. Die Zahlen prüfen unsere Tests bei jeder Änderung von Neuem."
    >
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Messen Sie nach: mit PageSpeed Insights, mit dem Rich Results Test, oder schalten Sie JavaScript aus.
        Wie das geht, steht unter <PageLink to="/knowledge-base/core-web-vitals">Core Web Vitals</PageLink>{' '}
        und <PageLink to="/knowledge-base/seo-tools">SEO-Tools</PageLink>.
      </p>
    </PageSection>
  )
}
