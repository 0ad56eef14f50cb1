import { useHydrated, useLocation } from '@tanstack/react-router'
import { articles } from 'virtual:pages/articles'
import { inFooter, inHeader, legal, services } from 'virtual:pages/navigation'
import { nearestPages } from '~/lib/search/nearest-pages'
import type { PageLink as Listed } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'
import styles from './suggestions.module.css'

const pages: Listed[] = [
  { to: '/', label: 'Startseite' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/knowledge-base', label: 'Wissen' },
  ...[...services, ...articles].flatMap(({ links }): Listed[] => links),
  ...inHeader,
  ...inFooter,
  ...legal,
]

/** The pages nearest to an address that is none. One HTML file serves all such addresses, so they come with the app; without it the list of all pages helps. */
export function Suggestions() {
  const isHydrated = useHydrated()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className={`needs-script ${styles.suggestions}`}>
      <h2>Meinten Sie …</h2>
      <ul>
        {isHydrated &&
          nearestPages(path, pages).map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
