import { useRouterState } from '@tanstack/react-router'
import { nearestPages } from '~/lib/search/nearest-pages'
import type { PageLink as Listed } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'

/** Of these pages those nearest to the address, as items. */
export function NearestPages({ pages }: { pages: Listed[] }) {
  // Not the address that a click has asked for and whose page is on its way.
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  return nearestPages(path, pages).map(({ to, label }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ))
}
