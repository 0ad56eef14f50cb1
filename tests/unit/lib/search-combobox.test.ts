// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { installCombobox } from '../../../src/lib/search-combobox.ts'
import { requiredElement, requiredField } from '../../support/required-element.ts'

const clicked = vi.fn<(href: string | null) => void>()
const open = vi.fn<typeof window.open>()
const input = () => requiredField('input')
const active = () => document.querySelector('[aria-selected="true"]')?.getAttribute('href')

beforeEach(() => {
  clicked.mockReset()
  open.mockReset()
  vi.stubGlobal('open', open)
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = '<input value="wort"><div id="liste"></div>'
  const list = requiredElement('#liste')
  list.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) clicked(event.target.getAttribute('href'))
  })
  const field = input()
  if (!(field instanceof HTMLInputElement)) throw new Error('no input')
  const combobox = installCombobox(field, list)
  list.innerHTML = ['/a', '/b', '/c'].map((href) => `<a role="option" href="${href}">x</a>`).join('')
  combobox.reset()
})

function press(...keys: string[]): KeyboardEvent[] {
  return keys.map((name) => {
    const [key = '', modifier] = name.split('+').toReversed()
    const event = new KeyboardEvent('keydown', { key, ctrlKey: modifier === 'Control', cancelable: true })
    input().dispatchEvent(event)
    return event
  })
}

test('the field is a combobox of a list of links', () => {
  expect(input().role).toBe('combobox')
  expect(input().ariaExpanded).toBe('true')
  expect(input().getAttribute('aria-controls')).toBe('liste')
})

test.each([
  [['ArrowDown'], '/a'],
  [['ArrowDown', 'ArrowDown'], '/b'],
  [['ArrowDown', 'ArrowDown', 'ArrowUp'], '/a'],
  [['ArrowUp'], '/c'],
  [['ArrowUp', 'ArrowDown'], undefined],
  [['ArrowDown', 'ArrowUp'], undefined],
])('after %j the active option is %s, and the field names it', (keys, href) => {
  expect(press(...keys).every((event) => event.defaultPrevented)).toBe(true)
  expect(active()).toBe(href)
  const id = input().getAttribute('aria-activedescendant')
  expect(id && document.getElementById(id)?.getAttribute('href')).toBe(href ?? null)
})

test.each(['Home', 'End', 'ArrowLeft', 'a'])('%s stays with the text', (key) => {
  expect(press(key)[0]?.defaultPrevented).toBe(false)
})

test('Enter follows the active option, and without one the first', () => {
  press('Enter', 'ArrowDown', 'ArrowDown', 'Enter')
  expect(clicked.mock.calls).toEqual([['/a'], ['/b']])
})

test('Ctrl and Enter open it in a new tab', () => {
  press('ArrowDown', 'Control+Enter')
  expect(open).toHaveBeenCalledWith(`${location.origin}/a`, '_blank', 'noopener')
  expect(clicked).not.toHaveBeenCalled()
})

test('Enter in an empty field follows nothing', () => {
  input().value = ' '
  press('Enter')
  expect(clicked).not.toHaveBeenCalled()
})

test('the keys of an input method are its own', () => {
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))
  expect(clicked).not.toHaveBeenCalled()
})
