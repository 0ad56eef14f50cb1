import { useHydrated } from '@tanstack/react-router'
import { articles } from 'virtual:pages/articles'
import { inFooter, inHeader, legal, services } from 'virtual:pages/navigation'
import { lazy, Suspense } from 'react'
import type { PageLink as Listed } from '~/lib/site/navigation'
import { Extra } from '../extra'
import { NearestPages } from './nearest-pages'
import styles from './suggestions.module.css'

const listed: Listed[] = [
  { to: '/', label: 'Startseite' },
  { to: '/contact', label: 'Kontakt' },
  { to: '/knowledge-base', label: 'Wissen' },
  ...[...services, ...articles].flatMap(({ links }): Listed[] => links),
  ...inHeader,
  ...inFooter,
  ...legal,
]

const NearestOfAll = lazy(() =>
  import('./nearest-of-all').then((module) => ({ default: module.NearestOfAll })),
)

/** The pages nearest to an address that is none. One HTML file serves all such addresses, so they come with the app; without it the list of pages helps. */
export function Suggestions({ areAllListed }: { areAllListed: boolean }) {
  const isHydrated = useHydrated()
  const nearest = <NearestPages pages={listed} />
  return (
    <div className={`needs-script ${styles.suggestions}`}>
      <h2>Meinten Sie …</h2>
      <ul>
        {isHydrated &&
          (areAllListed ? (
            nearest
          ) : (
            <Extra fallback={nearest}>
              <Suspense>
                <NearestOfAll />
              </Suspense>
            </Extra>
          ))}
      </ul>
    </div>
  )
}
