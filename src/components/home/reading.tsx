import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { RowList, type Row } from '../layout/row-list'

const entries: Row[] = [
  {
    title: 'Womit fange ich an?',
    text: 'Von der Anmeldung bei der Search Console bis zur ersten Auswertung, in der richtigen Reihenfolge.',
    to: '/knowledge-base/erste-schritte',
  },
  {
    title: 'Was ist in der Schweiz anders?',
    text: 'Vier Landessprachen, eigene Schreibweise, eigenes Recht: was das für Suchmaschinen heisst.',
    to: '/knowledge-base/swiss-seo',
  },
  {
    title: 'Wie versteht Google, wer wir sind?',
    text: 'Firma, Leistung, Person, Standort: wie Google sie unterscheidet und was strukturierte Daten dazu beitragen.',
    to: '/knowledge-base/entity-seo',
  },
  {
    title: 'Ist unsere Website schnell genug?',
    text: 'Drei Messwerte, ihre Schwellen, und was man gegen schlechte Werte tut.',
    to: '/knowledge-base/core-web-vitals',
  },
  {
    title: 'Wie kommt unser Betrieb auf die Karte?',
    text: 'Wer ein Google-Unternehmensprofil haben darf, und was die Reihenfolge bestimmt.',
    to: '/knowledge-base/google-business-profile',
  },
]

export function Reading() {
  return (
    <PageSection
      id="wissen"
      title="Selber machen? Gern."
      lead="Anleitungen mit Quellen, Beispielen und Vorlagen. Ohne Anmeldung."
    >
      <RowList rows={entries} />
      <p>
        <PageLink to="/knowledge-base">Alle Artikel, Suche und Glossar</PageLink>
      </p>
    </PageSection>
  )
}
