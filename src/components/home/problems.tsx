import { PageSection } from '../layout/page-section'
import { RowList, type Row } from '../layout/row-list'

const problems: Row[] = [
  {
    title: 'Man findet uns nur unter dem Firmennamen',
    text: 'Ihre Seiten beantworten nicht, was Leute fragen, bevor sie Sie kennen. Wir ordnen, wonach Ihre Kundschaft sucht, und planen die Seiten dazu.',
    to: '/services/content-strategie',
  },
  {
    title: 'Auf der Karte stehen immer die anderen',
    text: 'Lokale Treffer hängen an einem vollständigen, richtigen Unternehmensprofil und an Angaben, die überall gleich lauten.',
    to: '/services/google-business-optimierung',
  },
  {
    title: 'Besuche kommen, Anfragen nicht',
    text: 'Ohne Messung rät man. Wir richten sie datensparsam ein und zeigen, an welcher Stelle Leute gehen.',
    to: '/services/analytics-tracking',
  },
  {
    title: 'Google kennt die halbe Website nicht',
    text: 'Seiten ohne Links, doppelte Adressen, falsche Antworten des Servers: Struktur ist Handwerk und lässt sich in Ordnung bringen.',
    to: '/services/web-struktur-optimierung',
  },
  {
    title: 'Zu viele Anfragen, zu wenig passende',
    text: 'Ein Bewertungsmodell sortiert vor, Menschen entscheiden, und das Datenschutzgesetz gibt den Rahmen.',
    to: '/services/ki-leadgenerierung',
  },
]

export function Problems() {
  return (
    <PageSection
      id="anliegen"
      title="Woran es meistens liegt"
      lead="Für Betriebe in der Schweiz, die von Anfragen leben: Handwerk, Praxen, Kanzleien, Industrie, Dienstleistung."
    >
      <RowList rows={problems} />
    </PageSection>
  )
}
