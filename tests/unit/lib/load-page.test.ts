// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, NetworkError, RateLimitError } from '../../../src/lib/errors.ts'
import { loadPage } from '../../../src/lib/load-page.ts'
import { pageHtml } from '../../support/page-html.ts'

const fetched = vi.fn<typeof fetch>()
const { signal } = new AbortController()

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()))
afterEach(() => vi.unstubAllGlobals())

test('a page is asked for at this origin, whatever its path looks like', async () => {
  fetched.mockResolvedValue(new Response(pageHtml()))
  await loadPage('//www.example.org/agb', signal)
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}//www.example.org/agb`)
})

test('an address that is no page has a page too', async () => {
  fetched.mockResolvedValue(new Response(pageHtml({ robots: 'noindex' }), { status: 404 }))
  const { document, movedTo } = await loadPage('/gibt-es-nicht', signal)
  expect(document.isMissing).toBe(true)
  expect(movedTo).toBeUndefined()
})

test('where the network fails, what the browser kept will do', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(new Response(pageHtml({ title: 'Gelesen' })))
  const { document } = await loadPage('/agb', signal)
  expect(document.title).toBe('Gelesen')
  expect(document.isKept).toBe(true)
  expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual([undefined, 'force-cache'])
})

test('a visitor who has gone elsewhere meanwhile asks nothing more', async () => {
  const controller = new AbortController()
  controller.abort()
  fetched.mockRejectedValue(controller.signal.reason)
  await expect(loadPage('/agb', controller.signal)).rejects.toBe(controller.signal.reason)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  [503, NetworkError],
  [429, RateLimitError],
  [403, AppError],
])('status %i is an error of the catalogue', async (status, kind) => {
  fetched.mockResolvedValue(new Response(pageHtml(), { status }))
  await expect(loadPage('/agb', signal)).rejects.toBeInstanceOf(kind)
})
