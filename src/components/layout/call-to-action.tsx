import type { ReactNode } from 'react'
import { site } from '~/lib/site'
import { SectionLink } from './section-link'
import styles from './call-to-action.module.css'

/** Asks for an enquiry and leads to the form; other ways to begin stand below. */
export function CallToAction({ children }: { children?: ReactNode }) {
  return (
    <aside className={styles.call} aria-labelledby="naechster-schritt">
      <h2 id="naechster-schritt">Passt das zu Ihrem Vorhaben?</h2>
      <p>
        Schildern Sie es in ein paar Sätzen. Sie erhalten {site.responseTime} eine Antwort: was wir tun
        würden, was es von Ihnen braucht und wo die Grenzen liegen.
      </p>
      <SectionLink className="button" section="contact">
        Anfrage senden
      </SectionLink>
      {children}
    </aside>
  )
}
