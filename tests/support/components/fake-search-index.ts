import { act } from 'react'
import { afterEach, beforeAll, beforeEach, vi, type Mock } from 'vitest'
import { queryClient } from '../../../src/lib/query-client.ts'
import type { SearchFile } from '../../../src/lib/search/search-index.ts'
import { smallIndex } from './small-index.ts'

const file: SearchFile = {
  ...smallIndex,
  examples: [{ question: 'Wie bekomme ich Links?', path: '/services/linkbuilding', page: 'Linkbuilding' }],
}

export const smallAnswer = () => Promise.resolve(Response.json(file))

/** Answers the search's download with the small index in every test of the file, and gives jsdom the styles that it does not have. */
export function fakeSearchIndex(): Mock<(address: string) => Promise<Response>> {
  const fetch = vi.fn<(address: string) => Promise<Response>>()
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined
    document.adoptedStyleSheets ??= []
    vi.stubGlobal('CSSStyleSheet', FakeStyleSheet)
    // Compiled here, so that no test waits for it.
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

/** Four, with one, two and four seconds between, which fake timers let pass. */
export const afterAllTries = () => act(() => vi.advanceTimersByTimeAsync(8000))

class FakeStyleSheet {
  replaceSync() {}
}
