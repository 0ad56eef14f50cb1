import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Frame } from '~/components/frame/frame'
import type { FileRouteTypes } from '~/routeTree.gen'

export interface AppContext {
  /** Has the styles of a kind of pages loaded: the first page carries those of its own only. Rejects where they cannot be had. */
  loadStyles: (kind: 'text' | 'other', routeId: unknown) => Promise<void>
}

export const Route = createRootRouteWithContext<AppContext>()({
  staticData: { page: null },
  beforeLoad: ({ matches, context }) => {
    const routeId: unknown = matches.at(-1)?.routeId
    return context.loadStyles(isText(routeId) ? 'text' : 'other', routeId)
  },
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('~/components/not-found/not-found'), 'NotFound'),
})

const otherPages: FileRouteTypes['id'][] = ['__root__', '/', '/contact', '/knowledge-base/']

function isText(routeId: unknown): boolean {
  return otherPages.every((other) => other !== routeId)
}
