// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { installSearchKeys, searchKeyEntry, searchLinkId } from '../../../src/lib/search-keys.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'
import { requiredElement } from '../../support/components/required-element.ts'

dropListenersAfterEach(document)
const opened = vi.fn<() => void>()

beforeEach(() => {
  localStorage.clear()
  opened.mockReset()
  document.body.innerHTML = `<a href="#" id="${searchLinkId}">Suche</a><p>Text</p><textarea></textarea>`
  requiredElement('a').addEventListener('click', (event) => {
    event.preventDefault()
    opened()
  })
  installSearchKeys(window)
})

function press(selector: string, key: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  requiredElement(selector).dispatchEvent(event)
  return event.defaultPrevented
}

test.each([
  ['p', { key: '/' }],
  ['p', { key: 'k', ctrlKey: true }],
  ['p', { key: 'k', metaKey: true }],
  ['textarea', { key: 'k', ctrlKey: true }],
])('in %s %j opens the search instead of what the browser does', (selector, key) => {
  expect(press(selector, key)).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
})

test.each([
  ['textarea', { key: '/' }],
  ['p', { key: 'k' }],
  ['p', { key: '/', ctrlKey: true }],
  ['p', { key: 'k', ctrlKey: true, altKey: true }],
])('in %s %j does not', (selector, key) => {
  expect(press(selector, key)).toBe(false)
  expect(opened).not.toHaveBeenCalled()
})

test('`/` pressed right after Escape opens the search again, though the focus is still in its closed dialog', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog><input></dialog>')
  expect(press('dialog input', { key: '/' })).toBe(true)
  requiredElement('dialog').setAttribute('open', '')
  expect(press('dialog input', { key: '/' })).toBe(false)
})

test('where the visitor has switched `/` off, only Ctrl K opens the search', () => {
  localStorage.setItem(searchKeyEntry, 'off')
  expect(press('p', { key: '/' })).toBe(false)
  expect(press('p', { key: 'k', ctrlKey: true })).toBe(true)
})
