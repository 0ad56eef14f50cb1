import type { ListedPage } from '~/lib/site/navigation'
import styles from './row-list.module.css'

export interface Row {
  title: string
  text: string
  /** Where the title leads. */
  path?: string
}

interface RowListProps {
  rows: Row[]
  className?: string | undefined
}

/** A list between hairlines: what it is on the left, what that means on the right. */
export function RowList({ rows, className = styles.rows }: RowListProps) {
  return (
    <ul className={className}>
      {rows.map(({ title, text, path }) => (
        <li key={title}>
          <p className={styles.title}>{path ? <a href={path}>{title}</a> : title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Pages as numbered rows: their short title, and the description that search results show. */
export function PageRows({ pages }: { pages: ListedPage[] }) {
  const rows = pages.map(({ path, page }) => ({
    path,
    title: page.shortTitle,
    text: page.description,
  }))
  return <RowList rows={rows} className={`${styles.rows} ${styles.numbered}`} />
}
