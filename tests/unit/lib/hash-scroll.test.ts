// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

function changeHash(hash: string): void {
  openAt(hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
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

test('every change of the hash scrolls, at once', () => {
  const scrolls = fakeScrolling()
  openAt('')
  installHashScroll(window)
  changeHash('#ablauf')
  changeHash('#h%C3%A4ufige%20fragen')
  expect(scrolls.map(({ id }) => id)).toEqual(['ablauf', 'häufige fragen'])
})

test('a hash that no element has scrolls nowhere', () => {
  const scrolls = fakeScrolling()
  openAt('')
  installHashScroll(window)
  changeHash('#gibt-es-nicht')
  changeHash('')
  expect(scrolls).toEqual([])
})

test('visitors who prefer reduced motion get there without a movement', () => {
  const scrolls = fakeScrolling({ reducedMotion: true })
  openAt('')
  installHashScroll(window)
  changeHash('#ablauf')
  expect(scrolls).toEqual([{ id: 'ablauf', behavior: 'instant' }])
})
