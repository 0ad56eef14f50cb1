import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { PageDocument } from '../../src/lib/page-document.ts'
import { pageHtml } from './page-html.ts'

/** A router like the browser's: every address is a document, here one whose title is its path. Nothing renders it. */
export async function openSmallRouter(at: '/' | '/agb' | '/contact', { isKept = false } = {}) {
  const root = createRootRoute({ staticData: { page: null } })
  const pages = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: { page: null },
    loader: ({ location: { pathname } }) =>
      PageDocument.of(new DOMParser().parseFromString(pageHtml({ title: pathname }), 'text/html'), isKept),
  })
  const router = createRouter({
    routeTree: root.addChildren([pages]),
    history: createMemoryHistory({ initialEntries: [at] }),
    origin: location.origin,
    // As in `src/router.tsx`: what is under test scrolls.
    defaultHashScrollIntoView: false,
  })
  await router.load()
  return router
}
