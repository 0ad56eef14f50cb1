import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { keepScrollPosition, scrollRestoration } from '~/components/frame/scroll-position'
import { createAppRouter } from '~/router'

afterEach(() => vi.unstubAllGlobals())

// Chromium does it by itself (`tests/e2e/faults/back-forward-cache.test.ts`), WebKit does not.
test.each([
  ['the back/forward cache', true, [[{ top: 1200, behavior: 'instant' }]]],
  ['the network', false, []],
])('a page from %s gets its scroll position restored: %s', (_, persisted, scrolls) => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  vi.stubGlobal('scrollTo', scrollTo)
  const history = createMemoryHistory({ initialEntries: ['/agb'] })
  keepScrollPosition(createAppRouter({ history, ...scrollRestoration(() => true) }))
  vi.stubGlobal('scrollY', 1200)
  window.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('scrollY', 0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(scrollTo.mock.calls).toEqual(scrolls)
})
