import styles from './breadcrumbs.module.css'

export interface Crumb {
  path: string
  label: string
}

/** The way from the home page to this page; the page itself ends it, without a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Brotkrumen" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
