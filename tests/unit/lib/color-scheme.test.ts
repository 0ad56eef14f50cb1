// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { headScript } from '../../../ssg/render/head-script.ts'
import { applyScheme, colorSchemes, schemeKey, storedScheme } from '../../../src/lib/color-scheme.ts'

const run = () => document.defaultView?.eval(headScript)
const metas = () => [...document.querySelectorAll('meta')].map(({ media }) => media)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.scheme
  document.head.innerHTML = [
    '<meta data-theme="light" media="(prefers-color-scheme: light)">',
    '<meta data-theme="dark" media="(prefers-color-scheme: dark)">',
  ].join('')
})

test('a chosen scheme holds for the page and for the bars of the browser', () => {
  applyScheme(document, 'dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(metas()).toEqual(['not all', 'all'])
})

test('the system decides again when it is chosen', () => {
  applyScheme(document, 'light')
  applyScheme(document, 'system')
  expect(document.documentElement.dataset.scheme).toBeUndefined()
  expect(metas()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['<script>', 'system'],
])('%s in the storage means %s', (stored, scheme) => {
  localStorage.setItem(schemeKey, stored)
  expect(storedScheme(localStorage)).toBe(scheme)
})

describe('the script in the head', () => {
  test.each(colorSchemes.map(({ value }) => value))(
    'applies the stored scheme %s as the switch does',
    (scheme) => {
      applyScheme(document, scheme)
      const wanted = [document.documentElement.dataset.scheme, metas()]
      applyScheme(document, 'system')
      localStorage.setItem(schemeKey, scheme)
      run()
      expect([document.documentElement.dataset.scheme, metas()]).toEqual(wanted)
    },
  )

  test('takes nothing else from the storage', () => {
    localStorage.setItem(schemeKey, 'dark"]')
    run()
    expect(document.documentElement.dataset.scheme).toBeUndefined()
  })
})
