// First, because it names the order of the layers.
import './styles/index.css'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import type { RoutedPage } from './lib/site/navigation'
import { PageStyles } from './components/styles'
import { lazyTools } from './components/tools/lazy-tools'
import { createAppRouter } from './router'

/** The tools of the texts are part of their pages, which show what they do with an example. */
await Promise.all(Object.values(lazyTools).map(({ code }) => code.load()))

/** Every page of the route tree with its facts. */
export const pages: RoutedPage[] = Object.values(createAppRouter().routesByPath).flatMap(
  ({ to, options }) => {
    const { page, questions = [] } = options.staticData ?? {}
    return page ? [{ path: to, page, questions }] : []
  },
)

interface RenderedPage {
  /** What a host answers with. */
  status: 200 | 404
  html: string
  /** What it needs besides the styles of every page. */
  styles: string
}

/** Renders one address. Throws what rendering throws. */
export async function render(path: string): Promise<RenderedPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'http://localhost',
  })
  await router.load()
  const { matches } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${path} failed to load`, { cause: failed.error })

  const errors: unknown[] = []
  const styles = new Set(matches.flatMap(({ loaderData }) => loaderData ?? []))
  const { prelude } = await prerender(
    <html lang="de-CH">
      <head />
      <body>
        <PageStyles value={styles}>
          <RouterProvider router={router} />
        </PageStyles>
      </body>
    </html>,
    {
      // The default of 12.8 kB would move long articles into a hidden element that only a script reveals.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} failed to render`, { cause: errors[0] })
  const status = pages.some((page) => page.path === path) ? 200 : 404
  return { status, html, styles: [...styles].join('') }
}
