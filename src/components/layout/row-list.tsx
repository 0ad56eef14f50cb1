import { FoundLink, PageLink } from './page-link'
import type { PagePath } from '~/lib/site/page-path'
import styles from './row-list.module.css'

interface Row {
  title: string
  text: string
  /** Where the title leads. */
  to?: PagePath | undefined
  /** The place on that page, which the build has found. */
  hash?: string
}

interface RowListProps {
  rows: Row[]
}

/** A list between hairlines: a title on the left, its explanation on the right. */
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
