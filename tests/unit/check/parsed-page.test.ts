import { expect, test } from 'vitest'
import { builtPage, parsedPage } from '../../support/built-pages.ts'
import { parsePage } from '../../../check/parsed-page.ts'

test('a page with a text of its own is named by that file, with the line on which something stands first', () => {
  const page = parsedPage({ source: '---\ntitle: Titel\n---\n\nAblauf\n\nAblauf' })
  expect(page.origin).toBe('src/content/knowledge-base/entity-seo.mdx')
  expect(page.lineOf('Ablauf')).toBe(5)
  expect(page.lineOf('---')).toBe(1)
  expect(page.lineOf('steht nicht da')).toBeUndefined()
})

test('a page without one is named by its built file, without lines', () => {
  const page = parsedPage({ path: '/contact' })
  expect(page.origin).toBe('dist/contact.html')
  expect(page.lineOf('Titel')).toBeUndefined()
})

test('so is the page for unknown addresses', () => {
  const page = parsePage({ ...builtPage({ path: '/404' }), facts: undefined })
  expect(page.origin).toBe('dist/404.html')
})
