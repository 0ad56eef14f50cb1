import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ListedPage } from '~/lib/navigation'
import { usePages } from './use-pages'

/** The pages nearest to an address that does not exist. One file serves all such addresses, so this waits for the app. */
export function Suggestions() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const pages = usePages()
  const [nearest, setNearest] = useState<ListedPage[]>([])
  useEffect(() => {
    let isCurrent = true
    void import('~/lib/nearest-pages').then(({ nearestPages }) => {
      if (isCurrent) setNearest(nearestPages(path, pages))
    })
    return () => {
      isCurrent = false
    }
  }, [path, pages])

  if (nearest.length === 0) return null
  return (
    <section>
      <h2>Meinten Sie …</h2>
      <ul>
        {nearest.map((listed) => (
          <li key={listed.path}>
            <a href={listed.path}>{listed.page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
