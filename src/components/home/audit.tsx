import type { HomeTexts } from '~/lib/site/home-schema'
import { LinkedText } from '../layout/linked-text'
import { PageSection } from '../layout/page-section'
import { RowList } from '../layout/row-list'
import { AuditCall } from './audit-call'

interface AuditProps {
  texts: HomeTexts['audit']
  /** What the call to action says. */
  action: string
}

/** The smallest order, with its scope, its days and its price: what a visitor can begin with. */
export function Audit({ texts: { title, lead, rows, report }, action }: AuditProps) {
  return (
    <PageSection id="seo-audit" title={title} lead={lead}>
      <RowList rows={rows} />
      <AuditCall action={action}>
        <LinkedText parts={report} />
      </AuditCall>
    </PageSection>
  )
}
