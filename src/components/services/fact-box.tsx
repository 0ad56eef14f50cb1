import { cancellation, cancellationTerms, factRows } from '~/lib/services/fact-rows'
import type { PageOf } from '~/lib/site/page-schema'
import tables from '../text/table-scroll.module.css'
import { PageLink } from '../layout/page-link'
import summary from '../layout/summary.module.css'

interface FactBoxProps {
  page: PageOf<'service'>
  /** The price from `slots.yaml`. */
  price: string | undefined
}

/** The key facts of a service. Its two columns fit a phone, so it never scrolls. */
export function FactBox({ page, price }: FactBoxProps) {
  const { label, to, hash } = cancellationTerms
  return (
    <div className={tables.scroll}>
      <p id="auf-einen-blick" className={summary.label}>
        Auf einen Blick
      </p>
      <table aria-labelledby="auf-einen-blick">
        <tbody>
          {factRows(page, price).map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.text}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Kündigung</th>
            <td>
              {`${cancellation(page)}. `}
              <PageLink to={to} hash={hash}>
                {label}
              </PageLink>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
