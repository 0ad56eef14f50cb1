// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { PageDocument } from '../../../src/lib/page-document.ts'
import { updateHead } from '../../../src/lib/update-head.ts'
import { pageHtml } from '../../support/page-html.ts'

const page = (robots: string) =>
  PageDocument.of(new DOMParser().parseFromString(pageHtml({ title: 'AGB', robots }), 'text/html'))
const robots = () =>
  [...document.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content'))

beforeEach(() => {
  document.head.innerHTML = [
    '<title>Alt</title><meta name="viewport" content="width=device-width">',
    '<meta data-page-only name="description" content="Alt">',
    '<meta data-page-only name="robots" content="noindex">',
    '<script data-page-only type="application/ld+json">{}</script>',
  ].join('')
})

test('another page brings its own title and what its head says of it', () => {
  updateHead(document, page('max-snippet:-1'))
  expect(document.title).toBe('AGB')
  expect(robots()).toEqual(['max-snippet:-1'])
})

test('what the head said of the page before is gone, what is true of every page stays', () => {
  updateHead(document, page('max-snippet:-1'))
  expect(document.querySelector('[name="description"], [type="application/ld+json"]')).toBeNull()
  expect(document.querySelector('[name="viewport"]')).not.toBeNull()
})

test('a page can be shown more than once', () => {
  const shown = page('max-snippet:-1')
  updateHead(document, shown)
  updateHead(document, page('noindex'))
  updateHead(document, shown)
  expect(robots()).toEqual(['max-snippet:-1'])
})
