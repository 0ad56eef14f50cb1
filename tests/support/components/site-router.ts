import { createAppRouter } from '~/router'
import type { Place } from './hydration.tsx'

/** The router of the site, over the generated tree, where no page lacks styles. */
export function siteRouter(place: Partial<Place>) {
  return createAppRouter({ ...place, context: { loadStyles: () => Promise.resolve() } })
}
