import { beforeEach, expect, test } from 'vitest'
import { headScript } from '../../../ssg/render/document-head.ts'
import { applyScheme, schemeKey, storedScheme } from '../../../src/lib/color-scheme.ts'

/** The document's scheme, and when each `theme-color` holds. */
const shown = () => [
  document.documentElement.dataset.scheme,
  ...[...document.querySelectorAll('meta')].map((meta) => meta.media || meta.getAttribute('media')),
]
const bySystem = [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.scheme
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta data-theme="${scheme}" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
})

test('a chosen colour scheme applies to the page and theme-color, until «system» is chosen', () => {
  applyScheme(document, 'dark')
  expect(shown()).toEqual(['dark', 'not all', 'all'])
  applyScheme(document, 'system')
  expect(shown()).toEqual(bySystem)
})

test.each([
  ['dark', 'dark', ['dark', 'not all', 'all']],
  ['light', 'light', ['light', 'all', 'not all']],
  ['system', 'system', bySystem],
  ['dark"]', 'system', bySystem],
])(
  'the stored scheme %s means %s, and the script in the head applies it like the switch',
  (stored, scheme, wanted) => {
    localStorage.setItem(schemeKey, stored)
    expect(storedScheme(localStorage)).toBe(scheme)
    document.defaultView?.eval(headScript)
    expect(shown()).toEqual(wanted)
  },
)
