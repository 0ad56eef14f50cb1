import { expect, test } from 'vitest'
import { documentTitle } from '../../../../src/lib/site/document-title.ts'
import { site } from '../../../../src/lib/site.ts'

test('the title of the document is what it shows, followed by the name of the site', () => {
  expect(documentTitle('Was ist Entity SEO?')).toBe(`Was ist Entity SEO? – ${site.shortName}`)
})
