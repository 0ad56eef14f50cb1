import { cancellationTerms, contractRows, factRows } from '~/lib/services/fact-rows'
import type { PageOf } from '~/lib/site/page-schema'
import { FactList } from '../layout/fact-list'
import { PageLink } from '../layout/page-link'
import summary from '../layout/summary.module.css'

interface FactBoxProps {
  page: PageOf<'service'>
  /** The price from `slots.yaml`. */
  price: string | undefined
}

/** The key facts of a service, and folded what the contract says. */
export function FactBox({ page, price }: FactBoxProps) {
  const { label, to, hash } = cancellationTerms
  return (
    <div>
      <p className={summary.label}>Auf einen Blick</p>
      <FactList facts={factRows(page, price)} />
      <details className="fold">
        <summary>Auftrag, Mängel, Kündigung</summary>
        <FactList facts={contractRows(page)} />
        <p>
          <PageLink to={to} hash={hash}>
            {label}
          </PageLink>
        </p>
      </details>
    </div>
  )
}
