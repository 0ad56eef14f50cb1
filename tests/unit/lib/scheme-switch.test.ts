// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { colorSchemes, schemeKey } from '../../../src/lib/color-scheme.ts'
import { enableSchemeSwitch } from '../../../src/lib/scheme-switch.ts'
import { requiredElement } from '../../support/required-element.ts'

const press = (value: string) => requiredElement(`button[value="${value}"]`).click()
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.scheme
  const buttons = colorSchemes.map(({ value }) => `<button value="${value}">${value}</button>`)
  document.body.innerHTML = `<fieldset data-scheme-switch><legend>L</legend>${buttons.join('')}</fieldset>`
  enableSchemeSwitch(requiredElement('fieldset'))
})

test('a scheme that is chosen is shown, marked and kept', () => {
  press('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(pressed()).toEqual(['dark'])
  expect(localStorage.getItem(schemeKey)).toBe('dark')
})

test('with the system’s scheme nothing is kept', () => {
  press('light')
  press('system')
  expect(pressed()).toEqual(['system'])
  expect(localStorage.getItem(schemeKey)).toBeNull()
})

test('a click beside the buttons chooses nothing', () => {
  press('dark')
  requiredElement('legend').click()
  expect(pressed()).toEqual(['dark'])
})

test('a browser that refuses storage shows the chosen scheme all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  press('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  vi.restoreAllMocks()
})

test('what another tab chooses holds here too', () => {
  localStorage.setItem(schemeKey, 'dark')
  dispatchEvent(new StorageEvent('storage', { key: schemeKey }))
  expect(pressed()).toEqual(['dark'])
})
