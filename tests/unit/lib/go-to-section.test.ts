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

test('scrollToContact scrolls to #contact and focuses it, and does nothing without it', () => {
  scrollToContact(window)
  expect(document.activeElement?.id).toBe('contact')
  document.body.replaceChildren()
  scrollToContact(window)
  expect(scrolls).toEqual([{ id: 'contact', behavior: 'smooth' }])
})

test.each([
  ['/', '#leistungen', ['leistungen'], []],
  ['/', 'leistungen', ['leistungen'], []],
  ['/contact', '#leistungen', [], [[{ to: '/', hash: 'leistungen' }]]],
  ['/knowledge-base/artikel', '#leistungen', [], [[{ to: '/', hash: 'leistungen' }]]],
])('on %s goToSection(%s) scrolls to %j, or navigates: %j', (path, hash, scrolled, navigated) => {
  history.replaceState(null, '', path)
  goToSection(hash, { window, navigate })
  expect([scrolls.map(({ id }) => id), navigate.mock.calls]).toEqual([scrolled, navigated])
})
