import { afterEach, beforeAll, beforeEach, vi, type Mock } from 'vitest'
import { queryClient } from '../../../src/lib/query-client.ts'
import { smallIndex } from './small-index.ts'

export const smallAnswer = () => Promise.resolve(Response.json(smallIndex))

/** Answers `fetch` with the small index in every test of the file. */
export function fakeSearchIndex(): Mock<(address: string) => Promise<Response>> {
  const fetch = vi.fn<(address: string) => Promise<Response>>()
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined
    // Loaded here, so that it does not count toward the timeout of a test.
    await import('~/components/search/search-answers')
  }, 60_000)
  beforeEach(() => {
    fetch.mockReset().mockImplementation(smallAnswer)
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => {
    queryClient.clear()
    vi.useRealTimers()
  })
  return fetch
}
