import type { HomeTexts } from '~/lib/site/home-schema'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'

/** The smallest order, with its scope, its days and its price: what a visitor can begin with. */
export function Audit({ texts: { title, lead, rows } }: { texts: HomeTexts['audit'] }) {
  return (
    <PageSection id="befund" title={title} lead={lead}>
      <RowList rows={rows} />
    </PageSection>
  )
}
