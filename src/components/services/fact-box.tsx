import { cancellation, factRows } from '~/lib/services/fact-rows'
import type { PageOf } from '~/lib/site/page-schema'
import tables from '../text/table-scroll.module.css'
import { PageLink } from '../layout/page-link'
import summary from '../layout/summary.module.css'

interface FactBoxProps {
  page: PageOf<'service'>
  /** What the operator says that it costs. */
  price: string | undefined
}

/** What a customer asks of a service before reading about it. Its two columns fit a phone, so it never scrolls. */
export function FactBox({ page, price }: FactBoxProps) {
  const { label, text, terms } = cancellation
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
            <th scope="row">{label}</th>
            <td>
              {text}
              <PageLink to={terms.to} hash={terms.hash}>
                {terms.label}
              </PageLink>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
