import type { ReactNode } from 'react'
import type { PagePath } from '~/lib/site/page-path'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import styles from './way-of-enquiry.module.css'

interface Station {
  title: string
  text: string
  /** Drawn in lines on 64 × 48 units. */
  sketch: ReactNode
  /** How an owner notices that the way ends here. */
  symptom: string
  remedy: string
  to: PagePath
}

const stations: Station[] = [
  {
    title: 'Jemand sucht',
    text: '«Einbauschrank Winterthur»: eine Leistung, noch keinen Namen.',
    sketch: (
      <>
        <path d="M2 14h60v20H2z" />
        <path className={styles.mark} d="M9 24h24" />
        <circle cx="49" cy="23" r="4" />
        <path d="m52 26 4 4" />
      </>
    ),
    symptom: 'Man findet uns nur unter dem Firmennamen',
    remedy: 'Es fehlen Antworten auf das, was Ihre Kundschaft fragt, bevor sie Sie kennt.',
    to: '/services/content-strategie',
  },
  {
    title: 'Google kennt die Seite',
    text: 'Über Links gefunden, gelesen, aufgenommen.',
    sketch: (
      <>
        <path d="M26 2h12v12H26zM2 34h12v12H2zM26 34h12v12H26zM32 14v20M8 34V24h24" />
        <path className={styles.mark} strokeDasharray="4 2" d="M50 34h12v12H50z" />
      </>
    ),
    symptom: 'Google kennt die halbe Website nicht',
    remedy: 'Seiten ohne Links, doppelte Adressen, falsche Antworten: meist ohne neue Website zu beheben.',
    to: '/services/web-struktur-optimierung',
  },
  {
    title: 'Ihr Betrieb wird gezeigt',
    text: 'In der Liste, auf der Karte oder in einer KI-Antwort.',
    sketch: (
      <>
        <path d="M2 6h26M2 14h18M2 26h26M2 34h18" />
        <path className={styles.mark} d="M49 44C41 33 38 29 38 22a11 11 0 0 1 22 0c0 7-3 11-11 22z" />
        <circle cx="49" cy="22" r="3" />
      </>
    ),
    symptom: 'Auf der Karte stehen immer die anderen',
    remedy: 'Nähe, passendes Profil und Bekanntheit zählen. Am Profil lässt sich sofort arbeiten.',
    to: '/services/google-business-optimierung',
  },
  {
    title: 'Die Seite überzeugt',
    text: 'Leistung, Beispiele, Preisrahmen und ein klarer nächster Schritt.',
    sketch: (
      <>
        <path d="M14 2h36v44H14zM20 8h24v12H20zM20 27h24" />
        <path className={styles.mark} d="M20 34h14v6H20z" />
      </>
    ),
    symptom: 'Besuche kommen, Anfragen nicht',
    remedy: 'Eine Messung mit wenig Daten zeigt, wo Interessierte abspringen.',
    to: '/services/analytics-tracking',
  },
  {
    title: 'Die Anfrage passt',
    text: 'Sie sehen, was gewünscht ist, und antworten rasch.',
    sketch: (
      <>
        <path d="M4 8h56v34H4z" />
        <path d="m4 8 28 19L60 8" />
        <path className={styles.mark} d="m24 34 6 5 10-10" />
      </>
    ),
    symptom: 'Zu viele Anfragen, zu wenig passende',
    remedy: 'Eine KI sortiert vor und nennt die Gründe. Ihr Team entscheidet.',
    to: '/services/ki-leadgenerierung',
  },
]

/** How an enquiry comes about, drawn as the way it takes, and beside each station what is done where it ends there. */
export function WayOfEnquiry() {
  return (
    <PageSection
      id="anliegen"
      title="So entsteht eine Anfrage"
      lead="Fünf Stationen. Hakt es an einer, bleibt die Anfrage aus. Zu jeder: woran Sie es merken und was hilft."
    >
      <ol className={styles.way}>
        {stations.map(({ title, text, sketch, symptom, remedy, to }) => (
          <li key={title}>
            <svg viewBox="0 0 64 48" aria-hidden="true">
              {sketch}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div>
              <PageLink to={to}>{`«${symptom}»`}</PageLink>
              <p>{remedy}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
