import { PageLink } from '../layout/page-link'
import { SectionLink } from '../layout/section-link'
import styles from './hero.module.css'

export function Hero() {
  return (
    <header className={styles.hero}>
      <h1 tabIndex={-1}>
        Ihre Kundschaft sucht. <br />
        <span className={styles.question}>Findet sie Sie?</span>
      </h1>
      <p>
        Wer eine Offerte braucht, fragt zuerst Google, eine Karte oder eine KI. Wir sorgen dafür, dass Ihr
        Betrieb dort richtig beschrieben ist, gefunden wird und Anfragen erhält, die zu ihm passen.
      </p>
      <p className={styles.actions}>
        <SectionLink className="button" section="contact">
          Anfrage senden
        </SectionLink>
        <PageLink to="/knowledge-base/erste-schritte">Selber anfangen: die ersten Schritte</PageLink>
      </p>
    </header>
  )
}
