// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stylesOf } from '~/components/styles'

const fetched = vi.fn<typeof fetch>()
const replaceSync = vi.fn<(css: string) => void>()

beforeEach(() => {
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

function answer(body: string, type: string, status = 200): void {
  fetched.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }))
}

test('a page of the kind that came first needs none', async () => {
  const load = stylesOf(document)
  await load('text')
  await load('text')
  expect(fetched).not.toHaveBeenCalled()
})

test('the styles that the first page names are there before one of another kind shows, and are asked for once', async () => {
  answer('a{}', 'text/css; charset=utf-8')
  const load = stylesOf(document)
  await load('text')
  await load('other')
  expect(fetched).toHaveBeenCalledWith('/assets/site-1.css')
  expect(replaceSync).toHaveBeenCalledWith('a{}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  await load('other')
  expect(fetched).toHaveBeenCalledOnce()
})

test('in development, where no page names any, all are there', async () => {
  document.head.innerHTML = ''
  const load = stylesOf(document)
  await load('text')
  await load('other')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['gone', 'a{}', 'text/css', 404],
  ['answered with a page', '<!doctype html>', 'text/html', 200],
])('styles that are %s stop the app', async (_, body, type, status) => {
  answer(body, type, status)
  const load = stylesOf(document)
  await load('text')
  await expect(load('other')).rejects.toThrow(/^HTTP /)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
