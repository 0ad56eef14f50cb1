import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

const principles = [
  {
    title: 'Keine Garantie auf Rang 1',
    text: 'Niemand ausser der Suchmaschine vergibt Ränge. Wir versprechen Arbeit und Messung, kein Ergebnis.',
  },
  {
    title: 'Keine gekauften Links',
    text: 'Sie verstossen gegen die Spam-Richtlinien von Google. Wir schaffen Anlässe, aus denen Leute von selbst verlinken.',
    path: '/services/linkbuilding',
  },
  {
    title: 'Keine Massenmails an gekaufte Listen',
    text: 'Das Gesetz gegen den unlauteren Wettbewerb verlangt die vorherige Einwilligung. Wir schreiben nur an, wer zugestimmt hat.',
    path: '/services/ki-leadgenerierung',
  },
  {
    title: 'Keine Texte ohne Menschen',
    text: 'Maschinen helfen beim Sammeln und Ordnen. Was erscheint, hat jemand geprüft, der dafür einsteht.',
    path: '/services/content-automation',
  },
]

export function HomePrinciples() {
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
