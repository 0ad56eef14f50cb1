import { FoundLink } from './page-link'
import type { Crumb } from '~/lib/site/breadcrumb-trail'
import styles from './breadcrumbs.module.css'

/** The breadcrumbs. The current page is the last one and has no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Sie sind hier" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ to, hash, label }) => (
          <li key={label}>
            <FoundLink to={to} hash={hash}>
              {label}
            </FoundLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
