import { FoundLink, PageLink } from './page-link'
import type { Teaser } from '~/lib/site/navigation'
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
  className?: string | undefined
}

/** A list between hairlines: a title on the left, its explanation on the right. */
export function RowList({ rows, className = styles.rows }: RowListProps) {
  return (
    <ul className={className}>
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

/** Pages as numbered rows: their short title, and the description that search results show. */
export function PageRows({ links }: { links: Teaser[] }) {
  const rows = links.map(({ to, label, description }) => ({ to, title: label, text: description }))
  return <RowList rows={rows} className={`${styles.rows} ${styles.numbered}`} />
}
