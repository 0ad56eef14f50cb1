import { services } from 'virtual:pages/services'
import { priceText } from '~/lib/site/price-text'
import type { Slots } from '~/lib/site/slots-schema'
import { PageLink } from '../layout/page-link'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

/** What the terms say of prices (AGB 5, 6 and 14), for those who do not read terms. */
const rows = [
  {
    title: 'Was den Preis bestimmt',
    text: 'Wie viele Seiten, Standorte und Sprachen betroffen sind, was Ihr System zulässt und wie viel Ihr Team übernimmt.',
  },
  {
    title: 'Einmalige Arbeiten',
    text: 'Ein Preis in Franken vor Beginn, der bis zum Abschluss gleich bleibt. Mehrarbeit braucht Ihre Zustimmung.',
  },
  {
    title: 'Laufende Arbeiten',
    text: 'Ein Preis je Vertragsperiode. Änderungen kündigen wir zwei Monate vorher an. Sie können jederzeit per E-Mail kündigen.',
  },
  {
    title: 'Was dazukommt',
    text: 'Werbung, Lizenzen und Bildrechte, wenn Sie sie vorher gutgeheissen haben. Bleibt Ihr Beitrag trotz Mahnung aus, der Mehraufwand, den die Mahnung beziffert.',
  },
]

/** How a price comes about, and the prices that the operator names. */
export function Costs({ slots: { prices, vat } }: { slots: Slots }) {
  const listed = services
    .flatMap(({ links }) => links)
    .flatMap(({ to, label }) => {
      const price = prices.find(({ service }) => service === to)
      return price ? [{ to, title: label, text: priceText(price, vat) }] : []
    })
  return (
    <PageSection
      id="kosten"
      title="Was kostet SEO?"
      lead="Sie kennen den Preis, bevor Sie zusagen. Kleinster Auftrag ist der Befund; danach offerieren wir jede Arbeit einzeln."
    >
      {listed.length > 0 && <RowList rows={listed} />}
      <RowList rows={rows} />
      <p>
        Fristen, und was bei einer Kündigung zur Unzeit gilt, stehen in der Offerte und in den{' '}
        <PageLink to="/agb" hash="14-dauer-und-kuendigung">
          AGB
        </PageLink>
        .
      </p>
    </PageSection>
  )
}
