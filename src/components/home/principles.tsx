import { PageSection } from '../layout/page-section'
import { RowList, type Row } from '../layout/row-list'

const principles: Row[] = [
  {
    title: 'Keine Garantie auf Rang 1',
    text: 'Niemand ausser der Suchmaschine vergibt Ränge. Wir versprechen Arbeit und Messung, kein Ergebnis.',
  },
  {
    title: 'Keine gekauften Links',
    text: 'Sie verstossen gegen die Spam-Richtlinien von Google. Wir schaffen Anlässe, aus denen Leute von selbst verlinken.',
    to: '/services/linkbuilding',
  },
  {
    title: 'Keine Massenmails an gekaufte Listen',
    text: 'Das Gesetz gegen den unlauteren Wettbewerb verlangt die vorherige Einwilligung. Wir schreiben nur an, wer zugestimmt hat.',
    to: '/services/ki-leadgenerierung',
  },
  {
    title: 'Keine Texte ohne Menschen',
    text: 'Maschinen helfen beim Sammeln und Ordnen. Was erscheint, hat jemand geprüft, der dafür einsteht.',
    to: '/services/content-automation',
  },
]

export function Principles() {
  return (
    <PageSection
      id="grundsaetze"
      title="Was wir nicht tun"
      lead="Manches, was unsere Branche verkauft, schadet Ihnen. Darum steht es hier."
    >
      <RowList rows={principles} />
    </PageSection>
  )
}
