import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { EnquirySection } from '~/components/enquiry/enquiry-section'

/** The enquiry form in a page of its own: for Node, for a browser that has its HTML, or for one that has navigated to it. */
export async function enquiryPage(place: 'node' | 'hydration' | 'navigation') {
  const root = createRootRoute({ staticData: { page: null } })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/contact',
    staticData: { page: null },
    component: () => <EnquirySection title="Ihre Nachricht" />,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/contact'] }),
    origin: 'http://localhost',
    isServer: place === 'node',
    scrollRestoration: false,
  })
  // As in `src/entry-client.tsx`: the Suspense boundaries are those of the server.
  if (place === 'hydration') router.ssr = { manifest: undefined }
  await router.load()
  return <RouterProvider router={router} />
}
