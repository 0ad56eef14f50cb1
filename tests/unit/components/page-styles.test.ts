// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileRouteTypes } from '~/routeTree.gen'

const fetched = vi.fn<typeof fetch>()
const replaceSync = vi.fn<(css: string) => void>()

beforeEach(() => {
  // The routes are the module's: each test begins with those of a fresh visit.
  vi.resetModules()
  vi.stubGlobal('fetch', fetched.mockReset())
  // jsdom has no constructed stylesheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaceSync.mockReset()
    },
  )
  Object.assign(document, { adoptedStyleSheets: [] })
  document.head.innerHTML = '<script data-styles="/assets/site-1.css"></script>'
})
afterEach(() => vi.unstubAllGlobals())

async function visit(address: string) {
  history.replaceState(null, '', address)
  const { createAppRouter } = await import('~/router')
  const { loadStylesWithPages } = await import('~/components/page-styles')
  const router = createAppRouter()
  loadStylesWithPages(router, document)
  return {
    preload: async (id: FileRouteTypes['id']) => router.routesById[id].options.component?.preload?.(),
    preloadNotFound: () => router.loadRouteChunk(router.routesById.__root__, 'notFoundComponent'),
  }
}

function answer(body: string, type: string, status = 200): void {
  fetched.mockImplementation(async () => new Response(body, { status, headers: { 'content-type': type } }))
}

test.each(['/agb', '/services/linkbuilding', '__root__'] as const)(
  'neither the frame nor a page of the kind that came first needs any: %s',
  async (id) => {
    const { preload } = await visit('/datenschutz')
    await preload(id)
    expect(fetched).not.toHaveBeenCalled()
  },
)

test.each([
  ['/datenschutz', '/contact'],
  ['/', '/knowledge-base/entity-seo'],
  ['/gibt-es-nicht', '/agb'],
] as const)('who came to %s has the styles of %s with its code, asked for once', async (first, id) => {
  answer('a{}', 'text/css; charset=utf-8')
  const { preload } = await visit(first)
  await preload(id)
  expect(fetched).toHaveBeenCalledWith('/assets/site-1.css')
  expect(replaceSync).toHaveBeenCalledWith('a{}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  await preload(id)
  expect(fetched).toHaveBeenCalledOnce()
})

test('the page for unknown addresses has its styles too', async () => {
  answer('a{}', 'text/css')
  const { preloadNotFound } = await visit('/datenschutz')
  await preloadNotFound()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('in development, where no page names any, all are there', async () => {
  document.head.innerHTML = ''
  const { preload } = await visit('/datenschutz')
  await preload('/contact')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['gone', 'a{}', 'text/css', 404],
  ['answered with a page', '<!doctype html>', 'text/html', 200],
])('styles that are %s keep the page from showing, and are asked for anew', async (_, body, type, status) => {
  answer(body, type, status)
  const { preload } = await visit('/datenschutz')
  await expect(preload('/contact')).rejects.toThrow(/^HTTP /)
  expect(document.adoptedStyleSheets).toHaveLength(0)
  answer('a{}', 'text/css')
  await preload('/contact')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
