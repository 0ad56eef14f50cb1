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
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  vi.stubGlobal('scrollY', 0)
})

function install({ reducedMotion = false } = {}): HTMLElement {
  fakeScrolling({ reducedMotion })
  document.body.innerHTML = `<main>Text</main><button id="${scrollTopId}"><svg></svg></button>`
  installScrollToTop(window)
  return requiredElement('button svg')
}

const isOffered = () => document.documentElement.hasAttribute('data-scrolled')

test.each([
  [[0], false],
  [[300], false],
  [[300.5], true],
  [[301], true],
  [[301, 300], false],
])('scrolled to %j px, the button being offered is %s', (positions, offered) => {
  install()
  for (const y of positions) {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  }
  expect(isOffered()).toBe(offered)
})

test('a page that opens scrolled down offers the button from its first frame', async () => {
  vi.stubGlobal('scrollY', 301)
  install()
  await vi.waitFor(() => expect(isOffered()).toBe(true))
})

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'pressing it leads to the top; where reduced motion is preferred is %s, the way is %s',
  (reducedMotion, behavior) => {
    install({ reducedMotion }).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]])
  },
)

test('the button that React puts there later works as well, and a click beside it does nothing', () => {
  install()
  document.body.innerHTML = `<p>Text</p><button id="${scrollTopId}"></button>`
  requiredElement('p').click()
  expect(scrollTo).not.toHaveBeenCalled()
  requiredElement('button').click()
  expect(scrollTo).toHaveBeenCalledOnce()
})
