import { expect, test } from 'vitest'
import { checkStructuredData } from '../../../../check/built-site/structured-data.ts'
import { parsePage } from '../../../../check/parsed-page.ts'
import { builtPage, parsedPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

const hint = 'Mark up only what visitors can read.'
const json = (graph: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': [graph] })}</script>`
const problems = (head: string, body = '') =>
  asPrinted(checkStructuredData([parsedPage({ path: '/contact', head, body })]))

test('what the page says may be marked up', () => {
  const organization = { legalName: 'Muster Digital AG', address: { streetAddress: 'Musterstrasse 1' } }
  expect(problems(json(organization), '<p>Muster <b>Digital</b> AG, Musterstrasse 1</p>')).toEqual([])
})

test('what the page does not say is printed, at any depth', () => {
  const organization = {
    email: 'a@example.com',
    address: { postalCode: '8000' },
    sameAs: ['https://a.example'],
  }
  expect(problems(json(organization))).toEqual([
    `dist/contact.html: structured data say email «a@example.com», the page does not\n    ${hint}`,
    `dist/contact.html: structured data say postalCode «8000», the page does not\n    ${hint}`,
  ])
})

test('the author is whom the byline names', () => {
  const article = { author: { '@type': 'Organization', name: 'Muster Digital' } }
  expect(problems(json(article), '<a rel="author" href="/impressum">Muster Digital</a>')).toEqual([])
  expect(problems(json(article), '<p>Muster Digital</p>')).toEqual([
    `dist/contact.html: structured data say author «Muster Digital», the page does not\n    ${hint}`,
  ])
})

test('what stands in the title of the document only is not on the page', () => {
  expect(problems(`<title>Überschrift</title>${json({ headline: 'Überschrift' })}`)).toHaveLength(1)
})

test.each([
  ['no', ''],
  ['2', json({}) + json({})],
])('a page with %s blocks of JSON-LD is printed', (number, head) => {
  expect(problems(head)).toEqual([`dist/contact.html: has ${number === 'no' ? 0 : number} blocks of JSON-LD`])
})

test('the page for unknown addresses needs none', () => {
  const missing = parsePage({ ...builtPage({ path: '/404', head: '' }), facts: undefined })
  expect(checkStructuredData([missing])).toEqual([])
})
