import { FoundLink, PageLink } from './page-link'
import type { PagePath } from '~/lib/site/page-path'
import styles from './row-list.module.css'

interface Row {
  title: string
  text: string
  /** The target of the title. */
  to?: PagePath | undefined
  /** A section of that page. The build has checked it. */
  hash?: string
}

interface RowListProps {
  rows: Row[]
}

/** Rows with hairlines: title on the left, text on the right. */
export function RowList({ rows }: RowListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, text, to, hash }) => (
        <li key={title}>
          <p className={styles.title}>{to ? <RowLink to={to} hash={hash} title={title} /> : title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

interface RowLinkProps {
  to: PagePath
  hash: string | undefined
  title: string
}

function RowLink({ to, hash, title }: RowLinkProps) {
  return hash ? (
    <FoundLink found={{ path: to, hash }}>{title}</FoundLink>
  ) : (
    <PageLink to={to}>{title}</PageLink>
  )
}
