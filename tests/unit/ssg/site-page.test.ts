import { expect, test } from 'vitest'
import { lastChange, previewImagePath, sitePages } from '../../../ssg/site-page.ts'
import { articleFacts, articleFile } from '../../support/content-files.ts'
import { articlePage, plainPage } from '../../support/site-pages.ts'

const { page } = articlePage('/knowledge-base/entity-seo')
const path = '/knowledge-base/entity-seo'

test('a page is joined with its text, which has its description', () => {
  const source = articleFile()
  expect(sitePages([{ path, page }], [source])).toEqual([
    { path, page, description: articleFacts.description, source },
  ])
})

test('a page without a text brings its description itself', () => {
  const contact = plainPage('/contact', 'contact')
  expect(sitePages([{ path: '/contact', page: contact.page }], [])).toEqual([contact])
})

test('a page that has neither stops the build', () => {
  expect(() => sitePages([{ path, page }], [])).toThrow(`${path} has no description`)
})

test('the last change is the day of the update, else of the publication', () => {
  expect(lastChange(articlePage(path, { published: '2026-11-21' }))).toBe('2026-11-21')
  expect(lastChange(articlePage(path, { published: '2026-11-21', updated: '2026-12-01' }))).toBe('2026-12-01')
})

test('every page has a preview image of its own', () => {
  expect(['/', '/contact', path].map(previewImagePath)).toEqual([
    '/og/home.png',
    '/og/contact.png',
    '/og/knowledge-base/entity-seo.png',
  ])
})
