// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSections } from '../../../src/lib/scroll-spy.ts'
import { dropListenersAfterEach } from '../../support/drop-listeners.ts'
import { fakeLayout } from '../../support/fake-layout.ts'
import { requiredElement } from '../../support/required-element.ts'

dropListenersAfterEach(window)
let layout: ReturnType<typeof fakeLayout>
const marked = () => [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.body.innerHTML = `<nav><a href="#b">Kopfzeile</a></nav><div>
    <details><nav><ul><li><a href="#a">A</a><li><a href="#b">B</a></ul></nav></details>
    <h2 id="a">A</h2><h2 id="b">B</h2><nav><a href="#a">Blättern</a></nav></div>`
  layout = fakeLayout({ a: 500, b: 900 }, { end: 2000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('the table of contents marks the section being read, down and up again', () => {
  markSections(requiredElement('div'))
  expect(marked()).toEqual([])
  const seen = [500, 900, 600, 0].map((top) => {
    layout.scrollTo(top)
    return marked()
  })
  expect(seen).toEqual([['#a'], ['#b'], ['#a'], []])
})

test('the section is marked at once where the page is scrolled already', () => {
  layout.scrollTo(900)
  markSections(requiredElement('div'))
  expect(marked()).toEqual(['#b'])
})

test('a window of another size is looked at anew', () => {
  markSections(requiredElement('div'))
  vi.stubGlobal('scrollY', 900)
  dispatchEvent(new Event('resize'))
  expect(marked()).toEqual(['#b'])
})

test('nothing is measured any more once the text has left the page', () => {
  markSections(requiredElement('div'))
  document.body.replaceChildren()
  layout.scrollTo(500)
  vi.mocked(Element.prototype.getBoundingClientRect).mockClear()
  const soon = vi.fn<typeof requestAnimationFrame>()
  vi.stubGlobal('requestAnimationFrame', soon)
  layout.scrollTo(900)
  expect(soon).not.toHaveBeenCalled()
})

test('a text without a table of contents costs nothing', () => {
  requiredElement('details').remove()
  markSections(requiredElement('div'))
  layout.scrollTo(500)
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled()
})
