import { FoundLink } from './page-link'
import type { PagePath } from '~/lib/site/page-path'
import { TitleText } from './page-title'

interface Row {
  title: string
  text: string
  /** The target of the title. */
  to?: PagePath | undefined
  /** A section of that page. The build has checked it. */
  hash?: string
}

/** Rows with hairlines: title on the left, text on the right. Their styles are those of page sections, where they stand. */
export function RowList({ rows }: { rows: Row[] }) {
  return (
    <ul className="page-section-rows">
      {rows.map(({ title, text, to, hash }) => (
        <li key={title}>
          <p>
            {to ? (
              <FoundLink to={to} hash={hash}>
                <TitleText>{title}</TitleText>
              </FoundLink>
            ) : (
              title
            )}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
