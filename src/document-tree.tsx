import {
  createRootRoute,
  createRoute,
  notFound,
  redirect,
  useMatches,
  type AnyRouter,
} from '@tanstack/react-router'
import { DocumentPage } from './components/document-page'
import { loadPage } from './lib/load-page'
import { PageDocument } from './lib/page-document'

/**
 * The route tree of the browser, in the place of `routeTree.gen`: every address is a document, which the loader gets as the host
 * serves it. So nothing about a page travels before it is wanted, and none comes once more as code
 * (docs/decisions/0012-pages-as-documents.md). `first` is the page that is shown already.
 */
export function documentTree(first: PageDocument) {
  let isOpened = false
  const root = createRootRoute({
    staticData: { page: null },
    // Where `routes/__root` rendered it, or hydration would replace it.
    notFoundComponent: () => <DocumentPage document={first} />,
  })
  const pages = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: { page: null },
    staleTime: Infinity,
    preloadStaleTime: Infinity,
    loader: async ({ location, abortController }) => {
      if (!isOpened) {
        isOpened = true
        if (first.isMissing) throw notFound()
        return first
      }
      const { document, movedTo } = await loadPage(location.pathname, abortController.signal)
      if (movedTo) throw redirect<AnyRouter, string>({ to: movedTo, search: true, hash: true, replace: true })
      return document
    },
    component: ShownPage,
  })
  return root.addChildren([pages])
}

function ShownPage() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const document: unknown = match?.loaderData
  return document instanceof PageDocument && <DocumentPage key={match?.id} document={document} />
}
