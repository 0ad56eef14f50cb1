import { expect, test } from 'vitest'
import { documentTitle } from '../../../../src/lib/site/document-title.ts'
import { site } from '../../../../src/lib/site.ts'
import { articlePage } from '../../../support/site-pages.ts'

test('the title of the document is the page’s, followed by the name of the site', () => {
  const { page } = articlePage('/a', { title: 'Was ist Entity SEO?' })
  expect(documentTitle(page)).toBe(`Was ist Entity SEO? – ${site.shortName}`)
})

test('the page for unknown addresses has a title of its own', () => {
  expect(documentTitle(undefined)).toMatch(new RegExp(`^\\S.* – ${site.shortName}$`))
})
