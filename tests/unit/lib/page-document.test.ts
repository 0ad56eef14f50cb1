// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NetworkError } from '../../../src/lib/errors.ts'
import { PageDocument } from '../../../src/lib/page-document.ts'
import { pageHtml } from '../../support/page-html.ts'

const parse = (html: string) => PageDocument.of(new DOMParser().parseFromString(html, 'text/html'))

test('a page is its title, what its head says of it alone, and what stands in <main>', () => {
  const { title, head, page, isMissing } = parse(pageHtml({ title: 'AGB', robots: 'max-snippet:-1' }))
  expect(title).toBe('AGB')
  expect(head.map(({ localName }) => localName)).toEqual(['meta'])
  expect(page.querySelector('h1')?.textContent).toBe('AGB')
  expect(isMissing).toBe(false)
})

test('the page for unknown addresses is known by its noindex', () => {
  expect(parse(pageHtml({ robots: 'noindex' })).isMissing).toBe(true)
})

test.each([
  ['another script', { script: '/assets/entry-2.js' }],
  ['other styles', { styles: '/assets/site-2.css' }],
])('%s make it a page of another build', (_, changed) => {
  expect(parse(pageHtml(changed)).build).not.toBe(parse(pageHtml()).build)
})

test('pages that carry all styles and pages that do not belong to one build', () => {
  const texts = parse(pageHtml())
  const home = parse(pageHtml({ isText: false }))
  expect(home.build).toBe(texts.build)
})

test.each([
  [
    'something else',
    '<!DOCTYPE html><title>Portal</title><main><p>Bitte anmelden</p></main><footer></footer>',
  ],
  ['nothing', ''],
  ['a page that breaks off', pageHtml().slice(0, pageHtml().indexOf('</h1>') + 5)],
])('%s is the network’s fault', (_, html) => {
  expect(() => parse(html)).toThrow(NetworkError)
})
