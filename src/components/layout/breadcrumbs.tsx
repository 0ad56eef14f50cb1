import { PageLink } from './page-link'
import type { Crumb } from '~/lib/site/breadcrumb-trail'
import styles from './breadcrumbs.module.css'

/** The way from the home page to this page; the page itself ends it, without a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Brotkrumen" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ to, hash, label }) => (
          <li key={label}>
            {hash ? (
              <PageLink to="/" hash={hash}>
                {label}
              </PageLink>
            ) : (
              <PageLink to={to}>{label}</PageLink>
            )}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
