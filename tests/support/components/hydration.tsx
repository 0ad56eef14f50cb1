import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/lib/search-params.ts'

/** The environment of a test router. `isServer` is true while the page is prerendered. */
export interface RouterEnvironment {
  history: RouterHistory
  origin: string
  isServer: boolean
}

interface Options {
  address?: string
  /** Runs before hydration, for instance to type into a field. */
  early?: () => void
}

/**
 * Prerenders a tree as a page, puts the HTML into the document, and hydrates it. Fails on every hydration mismatch: for a text React renders again, for
 * an attribute it logs an error. `tests/e2e/frame/hydration` checks that no effect changes a page.
 */
export function hydrate(
  tree: ReactNode,
  { address = '/', ...options }: Options = {},
): Promise<{ router: AnyRouter; html: string }> {
  return hydrateRouter((environment) => smallRouter(tree, environment, address), { address, ...options })
}

/** The same with a given router, created once for Node and once for the browser. */
export async function hydrateRouter(
  makeRouter: (environment: RouterEnvironment) => AnyRouter,
  { address = '/', early }: Options = {},
): Promise<{ router: AnyRouter; html: string }> {
  const environment = (isServer: boolean): RouterEnvironment => ({
    // The prerendered page does not know query and hash.
    history: createMemoryHistory({ initialEntries: [isServer ? pathOf(address) : address] }),
    origin: 'http://localhost',
    isServer,
  })
  cleanup()
  const html = await prerendered(makeRouter(environment(true)))
  const page = new DOMParser().parseFromString(html, 'text/html')
  delete document.documentElement.dataset.app
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)

  const router = makeRouter(environment(false))
  // As in `src/entry-client.tsx`, so that the Suspense boundaries match those of the server.
  router.ssr = { manifest: undefined }
  await router.load()
  early?.()
  const recovered: unknown[] = []
  await act(async () => {
    render(<RouterProvider router={router} />, {
      container: document.body,
      hydrate: true,
      onRecoverableError: (error) => void recovered.push(error),
    })
    // Lazy components may load after hydration on a slow machine.
    await vi.dynamicImportSettled()
  })
  expect(recovered, 'React has started over').toEqual([])
  // They may import others.
  await act(() => vi.dynamicImportSettled())
  return { router, html }
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

async function prerendered(router: AnyRouter): Promise<string> {
  await router.load()
  const { prelude } = await prerender(
    <html lang="de-CH">
      <head />
      <body>
        <RouterProvider router={router} />
      </body>
    </html>,
    // As in `src/entry-server.tsx`.
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}

function smallRouter(tree: ReactNode, environment: RouterEnvironment, address: string): AnyRouter {
  const root = createRootRoute({ staticData: { page: null }, component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: new URL(address, environment.origin).pathname,
    staticData: { page: null },
    component: () => tree,
  })
  return createRouter({
    ...environment,
    routeTree: root.addChildren([page]),
    parseSearch,
    stringifySearch,
    defaultHashScrollIntoView: false,
  })
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** React warns about two renderers in one process. */
const twoRenderers = /^Detected multiple renderers/

const expectedLines: RegExp[] = []

/** Expects a line in the console. It must appear, and any other line fails the test. */
export function expectConsole(line: RegExp): void {
  expectedLines.push(line)
}

/** Every test of a file that imports this module fails on unexpected console lines. */
beforeEach(() => {
  expectedLines.length = 0
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  const lines = [console.error, console.warn].flatMap((log) =>
    vi.mocked(log).mock.calls.map((line) => line.join(' ')),
  )
  vi.restoreAllMocks()
  const unexpected = lines.filter(
    (line) => ![twoRenderers, ...expectedLines].some((pattern) => pattern.test(line)),
  )
  if (unexpected.length > 0) throw new Error(`the console was to stay empty:\n${unexpected.join('\n')}`)
  const missing = expectedLines.filter((pattern) => !lines.some((line) => pattern.test(line)))
  if (missing.length > 0) throw new Error(`the console was to say ${missing.join(' and ')}`)
})
