// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { installScrollToTop, scrollTopId } from '../../../src/lib/scroll-to-top.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'
import { fakeScrolling } from '../../support/components/fake-scrolling.ts'
import { requiredElement } from '../../support/components/required-element.ts'

dropListenersAfterEach(window)
dropListenersAfterEach(document)
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  fakeScrolling()
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
})

function install(): HTMLElement {
  document.body.innerHTML = `<main>Text</main><button id="${scrollTopId}"><svg></svg></button>`
  installScrollToTop(window)
  return requiredElement('button svg')
}

const isOffered = () => document.documentElement.hasAttribute('data-scrolled')

function scrollBy(y: number): void {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

test.each([
  [0, false],
  [300, false],
  [300.5, true],
  [301, true],
  [20_000, true],
])('at %d px, the button being offered is %s', (y, offered) => {
  install()
  scrollBy(y)
  expect(isOffered()).toBe(offered)
})

test('the button goes again on the way up', () => {
  install()
  scrollBy(301)
  scrollBy(300)
  expect(isOffered()).toBe(false)
})

test('a page that opens scrolled down offers the button from the start', () => {
  vi.stubGlobal('scrollY', 301)
  install()
  expect(isOffered()).toBe(true)
})

test('pressing it scrolls smoothly to the top', () => {
  install().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
})

test('pressing it jumps to the top for visitors who prefer reduced motion', () => {
  fakeScrolling({ reducedMotion: true })
  install().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('the button that React puts there later works as well, and a click beside it does nothing', () => {
  install()
  document.body.innerHTML = `<p>Text</p><button id="${scrollTopId}"></button>`
  requiredElement('p').click()
  expect(scrollTo).not.toHaveBeenCalled()
  requiredElement('button').click()
  expect(scrollTo).toHaveBeenCalledOnce()
})
