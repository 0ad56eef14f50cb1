import { useMatches, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listPages } from '~/lib/list-pages'
import type { ListedPage } from '~/lib/site/navigation'
import type { Page } from '~/lib/site/page-schema'

/** Every page of the site; the route tree is the only list of them. */
export function usePages(): ListedPage[] {
  const { routesByPath } = useRouter()
  return useMemo(() => listPages(routesByPath), [routesByPath])
}

/** The facts of the page that is shown; `undefined` on an address that is no page. */
export function usePage(): Page | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page ?? undefined })
}
