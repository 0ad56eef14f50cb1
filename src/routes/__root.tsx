import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Frame } from '~/components/frame/frame'
import type { FileRouteTypes } from '~/routeTree.gen'

export interface AppContext {
  /** Has the styles of all kinds of pages loaded: a prerendered text carries its own only. Rejects where they cannot be had. */
  loadStyles: () => Promise<void>
}

export const Route = createRootRouteWithContext<AppContext>()({
  staticData: { page: null },
  beforeLoad: ({ matches, context }) => (isText(matches.at(-1)?.routeId) ? undefined : context.loadStyles()),
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('~/components/not-found/not-found'), 'NotFound'),
})

const otherPages: FileRouteTypes['id'][] = ['__root__', '/', '/contact', '/knowledge-base/']

function isText(routeId: unknown): boolean {
  return otherPages.every((other) => other !== routeId)
}
