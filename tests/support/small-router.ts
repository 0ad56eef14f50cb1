import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { legalPage, plainPage } from './site-pages.ts'

/** A router over three pages, at one of them, without anything that would render them. */
export async function openSmallRouter(at: '/' | '/agb' | '/contact') {
  const root = createRootRoute({ staticData: { page: null } })
  const pages = [plainPage('/', 'home'), legalPage('/agb'), plainPage('/contact', 'contact')]
  const router = createRouter({
    routeTree: root.addChildren(
      pages.map(({ path, page }) => createRoute({ getParentRoute: () => root, path, staticData: { page } })),
    ),
    history: createMemoryHistory({ initialEntries: [at] }),
    origin: location.origin,
    // As in `src/router.tsx`: what is under test scrolls.
    defaultHashScrollIntoView: false,
  })
  await router.load()
  return router
}
