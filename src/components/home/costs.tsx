import { services } from 'virtual:pages/navigation'
import type { HomeTexts } from '~/lib/site/home-schema'
import { priceText } from '~/lib/site/price-text'
import type { Slots } from '~/lib/site/slots-schema'
import { LinkedText } from '../layout/linked-text'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

interface CostsProps {
  texts: HomeTexts['costs']
  slots: Slots
}

/** How a price comes about, and the prices that the operator names. */
export function Costs({ texts: { title, lead, rows, terms }, slots: { prices, vat } }: CostsProps) {
  const listed = services
    .flatMap(({ links }) => links)
    .flatMap(({ to, label }) => {
      const price = prices.find(({ service }) => service === to)
      return price ? [{ to, title: label, text: priceText(price, vat) }] : []
    })
  return (
    <PageSection id="kosten" title={title} lead={lead}>
      {listed.length > 0 && <RowList rows={listed} />}
      <RowList rows={rows} />
      <p>
        <LinkedText parts={terms} />
      </p>
    </PageSection>
  )
}
