import { useLocation } from '@tanstack/react-router'
import { nearestPages } from '~/lib/search/nearest-pages'
import type { PageLink as Listed } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'

/** Of these pages those nearest to the address, as items. */
export function NearestPages({ pages }: { pages: Listed[] }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return nearestPages(path, pages).map(({ to, label }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ))
}
