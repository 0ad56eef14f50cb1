import type { Slots } from '~/lib/site/slots-schema'
import { site } from '~/lib/site'
import { PageLink } from '../layout/page-link'
import { SectionLink } from '../layout/section-link'
import { OtherWays } from '../operator/other-ways'
import styles from './hero.module.css'
import { SampleFinding } from './sample-finding'

/** The first view: what is offered to whom, why here, what to do next, and a page of what the visitor would get. */
export function Hero({ slots }: { slots: Slots }) {
  return (
    <header className={styles.hero}>
      <div className={styles.offer}>
        <h1 tabIndex={-1}>
          SEO für Betriebe, <span className={styles.purpose}>die von Anfragen leben</span>
        </h1>
        <p className={styles.lead}>
          Wir suchen, was kleine und mittlere Betriebe in der Schweiz bei Google, auf der Karte und in
          KI-Antworten bremst, und beheben es mit ihnen. Ziel sind Anfragen, die zu Ihnen passen.
        </p>
        <ul className={styles.reasons}>
          <li>Am Anfang steht ein Befund: jede Aussage mit Beleg.</li>
          <li>Sie kennen den Preis, bevor Sie zusagen.</li>
          <li>Keine gekauften Links, keine Versprechen von Rängen.</li>
        </ul>
        <p className={styles.actions}>
          <SectionLink className="button" section="contact">
            Befund anfragen
          </SectionLink>
          <PageLink to="/knowledge-base/erste-schritte">Selbst anfangen: die ersten Schritte</PageLink>
        </p>
        <p className="page-note">
          Antwort {site.responseTime}, von einem Menschen. Die Anfrage verpflichtet zu nichts.
        </p>
        <OtherWays {...slots} />
      </div>
      <SampleFinding />
    </header>
  )
}
