import { expect, test, vi } from 'vitest'
import { installSearchShortcut, searchLinkId } from '../../../src/lib/search-shortcut.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'
import { requiredElement } from '../../support/components/required-element.ts'

dropListenersAfterEach(document)

test.each([
  ['p', { key: 'k', ctrlKey: true }, true],
  ['p', { key: 'k', metaKey: true }, true],
  ['textarea', { key: 'k', ctrlKey: true }, true],
  ['p', { key: 'k' }, false],
  ['p', { key: '/' }, false],
  ['p', { key: 'k', ctrlKey: true, altKey: true }, false],
])('in %s the keys %j open the search instead of what the browser does: %s', (selector, key, isOpening) => {
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.innerHTML = `<a href="#" id="${searchLinkId}">Suche</a><p>Text</p><textarea></textarea>`
  requiredElement('a').addEventListener('click', opened)
  installSearchShortcut(window)
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  requiredElement(selector).dispatchEvent(event)
  expect([opened.mock.calls.length, event.defaultPrevented]).toEqual(isOpening ? [1, true] : [0, false])
})
