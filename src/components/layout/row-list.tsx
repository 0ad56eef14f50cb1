import { FoundLink } from './page-link'
import type { PagePath } from '~/lib/site/page-path'
import { TitleText } from './page-title'
import styles from './row-list.module.css'

interface Row {
  title: string
  text: string
  /** The target of the title. */
  to?: PagePath | undefined
  /** A section of that page. The build has checked it. */
  hash?: string
}

/** Rows with hairlines: title on the left, text on the right. */
export function RowList({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, text, to, hash }) => (
        <li key={title}>
          <p className={styles.title}>
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
