import { useHydrated, useRouterState } from '@tanstack/react-router'
import { articles } from 'virtual:pages/articles'
import { inFooter, inHeader, legal, services } from 'virtual:pages/navigation'
import { nearestPages } from '~/lib/search/nearest-pages'
import type { PageLink as Listed } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'

const listed: Listed[] = [
  ...[...articles, ...services].flatMap(({ links }): Listed[] => links),
  ...inHeader,
  ...inFooter,
  ...legal,
  // The page names them in any case.
  { to: '/', label: 'Startseite' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/knowledge-base', label: 'Wissen' },
]

/**
 * The pages whose path is nearest to the unknown address, or else the first articles. They show after hydration only, because `404.html` serves every
 * unknown address.
 */
export function Suggestions() {
  const isHydrated = useHydrated()
  return (
    <div className="needs-script not-found-suggestions">
      <h2>Vielleicht suchen Sie …</h2>
      <ul className="links">{isHydrated && <NearestPages />}</ul>
    </div>
  )
}

function NearestPages() {
  // The address of the page that is shown, not that of a pending navigation.
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  return nearestPages(path, listed).map(({ to, label }) => (
    <li key={to}>
      <PageLink to={to}>{label}</PageLink>
    </li>
  ))
}
