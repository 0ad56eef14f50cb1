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
  document.body.innerHTML = `<a href="#" id="${searchLinkId}">Suche</a><p>Text</p><textarea></textarea><dialog><input></dialog>`
  requiredElement('a').addEventListener('click', (event) => {
    event.preventDefault()
    opened()
  })
  installSearchKeys(window)
})

/** Whether a key opens the search, in the place of what the browser does. */
function opens(selector: string, key: KeyboardEventInit): boolean {
  opened.mockReset()
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  requiredElement(selector).dispatchEvent(event)
  expect(opened).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0)
  return event.defaultPrevented
}

test.each([
  ['p', { key: '/' }, true],
  ['p', { key: 'k', ctrlKey: true }, true],
  ['p', { key: 'k', metaKey: true }, true],
  ['textarea', { key: 'k', ctrlKey: true }, true],
  ['textarea', { key: '/' }, false],
  ['p', { key: 'k' }, false],
  ['p', { key: '/', ctrlKey: true }, false],
  ['p', { key: 'k', ctrlKey: true, altKey: true }, false],
])('in %s %j opens the search: %s', (selector, key, isOpening) => {
  expect(opens(selector, key)).toBe(isOpening)
})

test('`/` right after Escape opens the search again, though the focus is still in its closed dialog', () => {
  expect(opens('dialog input', { key: '/' })).toBe(true)
  requiredElement('dialog').setAttribute('open', '')
  expect(opens('dialog input', { key: '/' })).toBe(false)
})

test('where the visitor has switched `/` off, only Ctrl K opens the search', () => {
  localStorage.setItem(searchKeyEntry, 'off')
  expect(opens('p', { key: '/' })).toBe(false)
  expect(opens('p', { key: 'k', ctrlKey: true })).toBe(true)
})
