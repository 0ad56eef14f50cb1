import { PageSection } from '../layout/page-section'
import { RowList, type Row } from '../layout/row-list'

const principles: Row[] = [
  {
    title: 'Kein Rang auf Bestellung',
    text: 'Ränge vergibt die Suchmaschine. Wir schulden sorgfältige Arbeit und eine Messung, die auch Schlechtes zeigt.',
  },
  {
    title: 'Keine gekauften Links',
    text: 'Gekaufte Links verstossen gegen die Spam-Richtlinien von Google. Wir schaffen Anlässe, die andere freiwillig verlinken.',
    to: '/services/linkbuilding',
  },
  {
    title: 'Keine Massenmails an gekaufte Listen',
    text: 'Massenversand geht nur an Personen, die vorher eingewilligt haben, oder an Ihre Kundschaft nach den Regeln des Gesetzes. Redaktionen und Partner schreiben wir einzeln an.',
    to: '/services/ki-leadgenerierung',
  },
  {
    title: 'Keine Texte ohne Menschen',
    text: 'Maschinen helfen beim Sammeln und Ordnen. Was wir für Sie veröffentlichen, prüft ein Mensch, und Sie geben es frei.',
    to: '/services/content-automation',
  },
]

export function Principles() {
  return (
    <PageSection id="grundsaetze" title="Was wir nicht tun" lead="Das lehnen wir ab, auch auf Wunsch.">
      <RowList rows={principles} />
    </PageSection>
  )
}
