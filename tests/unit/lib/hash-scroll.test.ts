// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installHashScroll } from '../../../src/lib/hash-scroll.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'
import { fakeScrolling } from '../../support/components/fake-scrolling.ts'

dropListenersAfterEach(window)
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<h2 id="ablauf">Ablauf</h2><h2 id="häufige fragen">Fragen</h2>'
})
afterEach(() => vi.useRealTimers())

function openAt(hash: string): void {
  history.replaceState(null, '', `/${hash}`)
}

test('the hash of the address is scrolled to 100 ms after loading, not earlier', () => {
  const scrolls = fakeScrolling()
  openAt('#ablauf')
  installHashScroll(window)
  vi.advanceTimersByTime(99)
  expect(scrolls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scrolls).toEqual([{ id: 'ablauf', behavior: 'smooth' }])
})

test('an address without a hash scrolls nowhere', () => {
  const scrolls = fakeScrolling()
  openAt('')
  installHashScroll(window)
  vi.runAllTimers()
  expect(scrolls).toEqual([])
})

test('a hash that no element has scrolls nowhere', () => {
  const scrolls = fakeScrolling()
  openAt('#gibt-es-nicht')
  installHashScroll(window)
  vi.runAllTimers()
  expect(scrolls).toEqual([])
})

test('visitors who prefer reduced motion get there without a movement', () => {
  const scrolls = fakeScrolling({ reducedMotion: true })
  openAt('#ablauf')
  installHashScroll(window)
  vi.runAllTimers()
  expect(scrolls).toEqual([{ id: 'ablauf', behavior: 'instant' }])
})

describe.each(['reload', 'back_forward'])('a page that comes by %s', (type) => {
  beforeEach(() => loadBy(type))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('stays where the browser has restored it', () => {
    const scrolls = fakeScrolling()
    vi.stubGlobal('scrollY', 500)
    openAt('#ablauf')
    installHashScroll(window)
    vi.runAllTimers()
    expect(scrolls).toEqual([])
  })

  test('is scrolled to its hash where there was nothing to restore', () => {
    const scrolls = fakeScrolling()
    vi.stubGlobal('scrollY', 0)
    openAt('#ablauf')
    installHashScroll(window)
    vi.runAllTimers()
    expect(scrolls.map(({ id }) => id)).toEqual(['ablauf'])
  })
})

/** Has the browser say how the page was loaded. */
function loadBy(type: string): void {
  const entry = { name: location.href, entryType: 'navigation', startTime: 0, duration: 0, type, toJSON() {} }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}
