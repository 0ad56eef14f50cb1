import { figures, otherSites } from 'virtual:site-figures'
import { PageLink } from '../layout/page-link'
import styles from './proof.module.css'
import { PageSection } from '../layout/page-section'

/** How long a weak mobile network takes: 1.6 Mbit/s bring 200 kB in a second. */
const seconds = (figures.firstLoad / 200).toFixed(1).replace('.', ',')

/** Each is counted or held by a check of every build (`ssg/content/site-figures`, `tests/site`); none may be typed here. */
const claims = [
  { value: '0', label: 'Cookies, Zählpixel und fremde Server. Darum kein Banner.' },
  {
    value: figures.firstLoad + '\u00A0kB',
    label: `lädt eine Seite beim ersten Besuch höchstens, samt Bildern und Programm: in schwachem Mobilnetz (1,6 Mbit/s) rund ${seconds} Sekunden.`,
  },
  {
    value: String(figures.sources),
    label: 'Quellen hinter den Texten, jede mit dem Tag, an dem wir sie gelesen haben.',
  },
  {
    value: String(figures.rules),
    label: 'Regeln prüft die Website an sich selbst, bevor eine Änderung erscheint.',
  },
]

export function Proof() {
  return (
    <PageSection
      id="arbeitsprobe"
      title="Unsere Arbeitsprobe: diese Website"
      lead="Was wir anderen raten, gilt zuerst hier."
    >
      <dl className={styles.figures}>
        {claims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Zum Vergleich: Die mittlere mobile Seite wog 2025 über 2'000 kB (
        <a href={otherSites.url}>{otherSites.title}</a>), im gleichen Netz rund 10 Sekunden. Messen Sie nach,
        mit PageSpeed Insights oder dem Rich-Suchergebnisse-Test. Wie das geht, steht unter{' '}
        <PageLink to="/knowledge-base/core-web-vitals">Core Web Vitals</PageLink> und{' '}
        <PageLink to="/knowledge-base/seo-tools">SEO-Tools</PageLink>.
      </p>
    </PageSection>
  )
}
