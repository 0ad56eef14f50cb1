import { expect, test } from 'vitest'
import { lastChange, sitePages } from '../../../ssg/site-page.ts'
import { previewImagePath } from '../../../src/lib/site/preview-image.ts'
import { articleFile } from '../../support/content-files.ts'
import { articlePage, plainPage } from '../../support/site-pages.ts'

const { page } = articlePage('/knowledge-base/entity-seo')
const path = '/knowledge-base/entity-seo'

test('a page is joined with its text, where it has one', () => {
  const source = articleFile()
  expect(sitePages([{ path, page }, plainPage('/contact', 'contact')], [source])).toEqual([
    { path, page, source },
    plainPage('/contact', 'contact'),
  ])
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
