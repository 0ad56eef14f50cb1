import { expect, test } from 'vitest'
import { checkMetadata } from '../../../../check/built-site/metadata.ts'
import { parsePage } from '../../../../check/parsed-page.ts'
import { canonicalUrl } from '../../../../src/lib/canonical-url.ts'
import { builtPage, canonicalLink, parsedPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

const contact = parsedPage({ path: '/contact' })
const title = '<title>A</title>'
const description = '<meta name="description" content="A">'
const problems = (head: string) => asPrinted(checkMetadata([contact, parsedPage({ path: '/agb', head })]))

test('a title, a description and the canonical address of the page are fine', () => {
  expect(problems(title + description + canonicalLink('/agb'))).toEqual([])
})

test.each([
  [description + canonicalLink('/agb'), 'has no title'],
  [`<title></title>${description}${canonicalLink('/agb')}`, 'has no title'],
  [title + title + description + canonicalLink('/agb'), 'has more than one title'],
  [title + canonicalLink('/agb'), 'has no description'],
  [title + description + description + canonicalLink('/agb'), 'has more than one description'],
  [
    `<title>/contact</title>${description}${canonicalLink('/agb')}`,
    'has the same title as dist/contact.html',
  ],
  [
    `${title}<meta name="description" content="/contact">${canonicalLink('/agb')}`,
    'has the same description as dist/contact.html',
  ],
])('%s is printed', (head, message) => {
  expect(problems(head)).toEqual([`dist/agb.html: ${message}`])
})

test.each([
  ['', 'missing'],
  [canonicalLink('/contact'), canonicalUrl('/contact')],
  [canonicalLink('/agb') + canonicalLink('/agb'), `${canonicalUrl('/agb')}, ${canonicalUrl('/agb')}`],
])('a canonical address other than the page’s own is printed (%#)', (links, found) => {
  expect(problems(title + description + links)).toEqual([
    `dist/agb.html: canonical is ${found}\n    ${canonicalUrl('/agb')}`,
  ])
})

test('the page for unknown addresses needs none of them', () => {
  const missing = parsePage({ ...builtPage({ path: '/404', head: '' }), facts: undefined })
  expect(checkMetadata([contact, missing])).toEqual([])
})
