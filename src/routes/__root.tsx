import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The app is what stands inside `<main>`; the document around it is written once, by `layouts/document-shell`. */
export const Route = createRootRoute({
  staticData: { page: null },
  notFoundComponent: lazyRouteComponent(() => import('~/layouts/not-found'), 'NotFound'),
})
