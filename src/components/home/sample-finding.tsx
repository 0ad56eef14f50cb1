import { FactList } from '../layout/fact-list'
import styles from './sample-finding.module.css'

/** How many links of the site lead to each of three pages of the example firm, and whether Google lists it. */
const pages = [
  { path: '/kuechen', links: 14, state: 'indexiert' },
  { path: '/innenausbau', links: 9, state: 'indexiert' },
  { path: '/treppen', links: 0, state: 'fehlt' },
]

const facts = [
  {
    label: 'Wirkung',
    text: 'Gross. Wer in Winterthur eine Treppe sucht, trifft auf keine Seite des Betriebs.',
  },
  {
    label: 'Beleg',
    text: 'Alle Links der Website, gelesen am 3. November. Search Console: «Gecrawlt – zurzeit nicht indexiert».',
  },
  {
    label: 'Massnahme',
    text: 'Im Menü und von «Innenausbau» her verlinken. Zwei eigene Fotos und eine Preisspanne ergänzen.',
  },
  { label: 'Aufwand', text: 'Klein. Eine Stunde Ihrer Web-Agentur, von Ihnen Fotos und Preise.' },
  { label: 'Messung', text: 'Nach vier Wochen: indexiert oder nicht, Klicks, Anfragen zu Treppen.' },
]

/** A page of a report as a customer gets it, on an example firm: what the audit is, shown instead of described. */
export function SampleFinding() {
  return (
    <section id="musterbefund" aria-labelledby="musterbefund-titel" className={styles.sheet}>
      <p className={styles.head}>
        <strong>Beispiel</strong>
        <span>Prüfbericht Schreinerei Muster, Seite 7</span>
      </p>
      <p className={styles.number}>Befund 3 von 9</p>
      <h2 id="musterbefund-titel">Zur Seite «Treppen» führt kein Link</h2>
      <table className={styles.evidence} aria-label="Links zu drei Seiten">
        <thead>
          <tr>
            <th scope="col">Seite</th>
            <th scope="col">Links dorthin</th>
            <th scope="col">Bei Google</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, links, state }) => (
            <tr key={path} className={links === 0 ? styles.missing : undefined}>
              <th scope="row">{path}</th>
              <td>
                {links}
                {links > 0 && (
                  <svg viewBox="0 0 14 1" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${links}v1H0z`} />
                  </svg>
                )}
              </td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactList facts={facts} />
      <p className={styles.foot}>Betrieb und Zahlen sind erfunden, der Aufbau ist der jedes Befunds.</p>
    </section>
  )
}
