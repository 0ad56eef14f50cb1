import { fixedPriceText } from '~/lib/site/price-text'
import type { Slots } from '~/lib/site/slots-schema'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

/** The smallest order, with its scope, its days and its price: what a visitor can begin with. */
export function Audit({ slots: { audit, vat } }: { slots: Slots }) {
  const rows = [
    {
      title: 'Geprüft wird',
      text: 'Aufbau und Technik, die zehn Seiten, mit denen Sie Geld verdienen, Ihr Google-Unternehmensprofil, Ihr Auftritt in Suchergebnissen und KI-Antworten, der Weg zur Anfrage.',
    },
    {
      title: 'Sie erhalten',
      text: 'Einen Bericht mit Beleg, Wirkung und Aufwand je Befund, eine Reihenfolge und eine Besprechung.',
    },
    {
      title: 'Sie bringen',
      text: 'Zugang zu Search Console und Unternehmensprofil, ein Gespräch am Anfang und eines am Schluss.',
    },
    {
      title: 'Dauer',
      text: `${audit.workingDays} Arbeitstage, sobald die Zugänge stehen. Den Termin nennt die Offerte.`,
    },
    {
      title: 'Preis',
      text: audit.price
        ? `${fixedPriceText(audit.price, vat)}. Fest, auch wenn wir länger brauchen.`
        : 'Ein fester Betrag, den Sie kennen, bevor Sie zusagen.',
    },
    {
      title: 'Danach',
      text: 'Ist der Auftrag abgeschlossen. Umsetzen können wir, Ihre Agentur oder Sie selbst.',
    },
  ]
  return (
    <PageSection
      id="befund"
      title="Klein anfangen: der Befund"
      lead="Ihr SEO-Audit: was bremst, belegt und in der Reihenfolge, in der es sich lohnt."
    >
      <RowList rows={rows} />
    </PageSection>
  )
}
