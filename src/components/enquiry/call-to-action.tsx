import { site } from '~/lib/site'
import styles from './call-to-action.module.css'

/** Asks for an enquiry and leads to the form; the link goes through `lib/go-to-section` once the app is there. */
export function CallToAction() {
  return (
    <aside className={styles.call} aria-labelledby="naechster-schritt">
      <h2 id="naechster-schritt">Passt das zu Ihrem Vorhaben?</h2>
      <p>
        Schildern Sie es in ein paar Sätzen. Sie erhalten {site.responseTime} eine Antwort: was wir tun
        würden, was es von Ihnen braucht und was es nicht leisten kann.
      </p>
      <a className="button" href="/#contact">
        Anfrage senden
      </a>
    </aside>
  )
}
