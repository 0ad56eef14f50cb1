import { expect, test } from 'vitest'
import { sitePages } from '../../../../ssg/content/site-page.ts'
import { previewImagePath } from '../../../../src/lib/site/preview-image.ts'
import { articleFacts, articleFile } from '../../../support/sources/content-files.ts'
import { articlePage, plainPage } from '../../../support/sources/site-pages.ts'

const { page } = articlePage('/knowledge-base/entity-seo')
const path = '/knowledge-base/entity-seo'

test('a page is joined with its text, and what that is asked, where it has one', () => {
  const source = articleFile()
  const contact = plainPage('/contact', 'contact')
  const { questions } = articleFacts
  expect(sitePages([{ path, page, questions: [] }, contact], [source])).toEqual([
    { path, page, questions, source },
    contact,
  ])
})

test('every page has a preview image of its own', () => {
  expect(['/', '/contact', path].map(previewImagePath)).toEqual([
    '/og/home.png',
    '/og/contact.png',
    '/og/knowledge-base/entity-seo.png',
  ])
})
