import { PageSection } from '../layout/page-section'
import { RowList, type Row } from '../layout/row-list'

const problems: Row[] = [
  {
    title: 'Man findet uns nur unter dem Firmennamen',
    text: 'Es fehlen Antworten auf das, was Ihre Kundschaft fragt, bevor sie Sie kennt. Wir ordnen diese Fragen und planen die Seiten dazu.',
    to: '/services/content-strategie',
  },
  {
    title: 'Auf der Karte stehen immer die anderen',
    text: 'Wer auf der Karte erscheint, hängt von Nähe, passendem Profil und Bekanntheit ab. Am Profil lässt sich sofort arbeiten: Kategorie, Zeiten, Leistungen, Bewertungen.',
    to: '/services/google-business-optimierung',
  },
  {
    title: 'Besuche kommen, Anfragen nicht',
    text: 'Eine Messung zeigt, wo Interessierte abspringen. Wir richten sie so ein, dass sie mit wenig Daten auskommt.',
    to: '/services/analytics-tracking',
  },
  {
    title: 'Google kennt die halbe Website nicht',
    text: 'Seiten ohne Links, doppelte Adressen, falsche Antworten des Servers: Das lässt sich prüfen und ordnen, meist ohne neue Website.',
    to: '/services/web-struktur-optimierung',
  },
  {
    title: 'Zu viele Anfragen, zu wenig passende',
    text: 'Eine KI sortiert Anfragen vor und nennt die Gründe. Ihr Team entscheidet, wer zuerst Antwort erhält.',
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
