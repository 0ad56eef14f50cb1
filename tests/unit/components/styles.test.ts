// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStyles } from '~/components/styles'

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

test('the styles that a page names are there before the app goes on', async () => {
  answer('a{}', 'text/css; charset=utf-8')
  await loadStyles(document)
  expect(fetched).toHaveBeenCalledWith('/assets/site-1.css')
  expect(replaceSync).toHaveBeenCalledWith('a{}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('a page that names none has them all', async () => {
  document.head.innerHTML = ''
  await loadStyles(document)
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['gone', 'a{}', 'text/css', 404],
  ['answered with a page', '<!doctype html>', 'text/html', 200],
])('styles that are %s stop the app', async (_, body, type, status) => {
  answer(body, type, status)
  await expect(loadStyles(document)).rejects.toThrow(/^HTTP /)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
