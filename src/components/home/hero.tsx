import { PageLink } from '../layout/page-link'
import { SectionLink } from '../layout/section-link'
import styles from './hero.module.css'

export function Hero() {
  return (
    <header className={styles.hero}>
      <h1 tabIndex={-1}>
        Ihre Kundschaft sucht. <br />
        <span className={styles.question}>Werden Sie gefunden?</span>
      </h1>
      <p>
        Wir machen SEO für kleine und mittlere Betriebe in der Schweiz. Ziel ist, dass Google, Karte und
        KI-Antworten Sie richtig zeigen und passende Anfragen kommen. Am Anfang steht ein Befund mit Belegen;
        was danach geschieht, entscheiden Sie.
      </p>
      <p className={styles.actions}>
        <SectionLink className="button" section="contact">
          Befund anfragen
        </SectionLink>
        <PageLink to="/knowledge-base/erste-schritte">Selbst anfangen: die ersten Schritte</PageLink>
      </p>
    </header>
  )
}
