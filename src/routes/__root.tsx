import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Frame } from '~/components/frame/frame'

export const Route = createRootRoute({
  staticData: { page: null },
  component: Frame,
  notFoundComponent: lazyRouteComponent(() => import('~/components/not-found/not-found'), 'NotFound'),
})
