import descriptions from 'virtual:page-descriptions'
import type { ListedPage } from '~/lib/navigation'
import styles from './row-list.module.css'

export interface Row {
  title: string
  text: string
  /** Where the title leads. */
  path?: string
}

/** A list between hairlines: what it is on the left, what that means on the right. */
export function RowList({ rows }: { rows: Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, text, path }) => (
        <li key={title}>
          <p className={styles.title}>{path ? <a href={path}>{title}</a> : title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Pages as rows: their short title, and the description that search results show. */
export function pageRows(pages: ListedPage[]): Row[] {
  return pages.map(({ path, page }) => ({ path, title: page.shortTitle, text: descriptions[path] ?? '' }))
}
