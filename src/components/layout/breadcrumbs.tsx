import { PageLink } from './page-link'
import type { Crumb } from '~/lib/site/breadcrumb-trail'
import styles from './breadcrumbs.module.css'

/** The breadcrumbs. The current page is the last one and has no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Sie sind hier" className={styles.breadcrumbs}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            <CrumbLink {...crumb} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

function CrumbLink(crumb: Crumb) {
  if (crumb.hash === undefined) return <PageLink to={crumb.to}>{crumb.label}</PageLink>
  return crumb.to === '/' ? (
    <PageLink to="/" hash={crumb.hash}>
      {crumb.label}
    </PageLink>
  ) : (
    <PageLink to="/knowledge-base" hash={crumb.hash}>
      {crumb.label}
    </PageLink>
  )
}
