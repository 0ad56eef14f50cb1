// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { installScrollToTop } from '../../../src/lib/scroll-to-top.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { fakeScrolling } from '../../support/fake-scrolling.ts'

dropListenersAfterEach(window)
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  fakeScrolling()
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
})

function installButton(): HTMLButtonElement {
  const button = document.createElement('button')
  installScrollToTop(button, window)
  return button
}

function scrollBy(y: number): void {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

test.each([
  [0, true],
  [300, true],
  [300.5, false],
  [301, false],
  [20_000, false],
])('at %d px, the button being hidden is %s', (y, hidden) => {
  const button = installButton()
  scrollBy(y)
  expect(button.hidden).toBe(hidden)
})

test('the button hides again on the way up', () => {
  const button = installButton()
  scrollBy(301)
  scrollBy(300)
  expect(button.hidden).toBe(true)
})

test('a page that opens scrolled down shows the button from the start', () => {
  vi.stubGlobal('scrollY', 301)
  expect(installButton().hidden).toBe(false)
})

test('pressing it scrolls smoothly to the top', () => {
  installButton().click()
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
})

test('pressing it jumps to the top for visitors who prefer reduced motion', () => {
  fakeScrolling({ reducedMotion: true })
  installButton().click()
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})
