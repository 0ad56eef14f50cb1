import { PageLink } from '../layout/page-link'
import styles from './proof.module.css'
import { PageSection } from '../layout/page-section'

/** Each of these is held by a check of the build or a test (`check/audit/weight`, `tests/e2e`); none may be stated otherwise. */
const figures = [
  { value: '0', label: 'Banner zum Wegklicken, weil keine Cookies und keine Zählpixel da sind' },
  { value: '0', label: 'fremde Firmen, die beim Lesen mitlesen' },
  { value: '1', label: 'Antwort des Servers genügt, bis die Seite dasteht, auch bei schwachem Empfang' },
  { value: '30', label: 'Seiten, alle ohne JavaScript lesbar' },
]

export function Proof() {
  return (
    <PageSection
      id="arbeitsprobe"
      title="Unsere Arbeitsprobe: diese Website"
      lead="Was wir anderen raten, gilt zuerst hier. Tests prüfen jede Zahl bei jeder Änderung."
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
        Messen Sie nach: mit PageSpeed Insights, mit dem Rich-Suchergebnisse-Test, oder schalten Sie
        JavaScript aus. Wie das geht, steht unter{' '}
        <PageLink to="/knowledge-base/core-web-vitals">Core Web Vitals</PageLink> und{' '}
        <PageLink to="/knowledge-base/seo-tools">SEO-Tools</PageLink>.
      </p>
    </PageSection>
  )
}
