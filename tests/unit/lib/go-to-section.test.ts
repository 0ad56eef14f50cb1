// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { goToSection, scrollToContact } from '../../../src/lib/go-to-section.ts'
import { fakeScrolling } from '../../support/components/fake-scrolling.ts'

const navigate = vi.fn<(to: { to: '/'; hash: string }) => void>()
let scrolls = fakeScrolling()

beforeEach(() => {
  navigate.mockClear()
  scrolls = fakeScrolling()
  document.body.innerHTML =
    '<section id="contact" tabindex="-1"></section><section id="leistungen"></section>'
})

function visit(path: string): void {
  history.replaceState(null, '', path)
}

test('scrollToContact scrolls to the element with the id contact and takes the focus there', () => {
  scrollToContact(window)
  expect(scrolls).toEqual([{ id: 'contact', behavior: 'smooth' }])
  expect(document.activeElement?.id).toBe('contact')
})

test('scrollToContact on a page without such an element does nothing', () => {
  document.body.replaceChildren()
  scrollToContact(window)
  expect(scrolls).toEqual([])
})

test.each(['#leistungen', 'leistungen'])('goToSection(%s) scrolls on the root', (hash) => {
  visit('/')
  goToSection(hash, { window, navigate })
  expect(scrolls.map(({ id }) => id)).toEqual(['leistungen'])
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['/contact', '/knowledge-base', '/knowledge-base/entity-seo'])(
  'goToSection navigates from %s to the root with the hash',
  (path) => {
    visit(path)
    goToSection('#leistungen', { window, navigate })
    expect(navigate.mock.calls).toEqual([[{ to: '/', hash: 'leistungen' }]])
    expect(scrolls).toEqual([])
  },
)
