import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { walkHtml } from '../../../../src/tools/shared/html.ts'
import { processorTime } from '../../../support/processor-time.ts'

function linksIn(html: string): string[] {
  const links: string[] = []
  walkHtml(html, {
    onTag: ({ name, attributes, isInHead }) => {
      if (name === 'link') links.push(`${isInHead ? 'head' : 'body'} ${attributes['href']}`)
    },
  })
  return links
}

/** The parser of jsdom (parse5), which follows the standard, is the oracle. */
const byBrowser = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('link')].map(
    (link) => `${link.closest('body') ? 'body' : 'head'} ${link.getAttribute('href') ?? undefined}`,
  )

test.each([
  '<link href=a><link href="b"/><LINK HREF=\'c\'>',
  '<!doctype html><html><head><title>a <link href=x></title><link href=a></head><body><link href=b>',
  '<head><meta charset=utf-8><script>if (a < b) "<link href=x>"</script><link href=a>',
  '<head><!-- <link href=x> --><link href="a?b=1&amp;c=2"><div></div><link href=b></head>',
  '<head><noscript><link href=a></noscript><link href=b></head>',
  '<head><noscript><img src=x></noscript><link href=a></head>',
  '<head><noscript><title></title><link href=a></noscript><link href=b></head>',
  '<head></head><link href=a><body><link href=b>',
  'Text <link href=a>',
  '<link href=a> a < b <link href=b>',
  '<template><link href=x></template><link href=a>',
  '<link rel=alternate hreflang=de href=a><iframe src=x></iframe><link href=b>',
  '<link href=a <link href=b>',
  '<link href="a" href="b">',
  '<link href="offen',
])('walkHtml finds the links of %s as a browser does', (html) => {
  expect(linksIn(html)).toEqual(byBrowser(html))
})

// The library does not tell of closing tags that close nothing, so the pieces have none of head and body.
test('walkHtml finds the same links as a browser in random heads', () => {
  const piece = fc.constantFrom(
    '<link href=a>',
    '<link href="b" x>',
    '<meta a=b>',
    '<title>',
    '</title>',
    '<style>',
    '</style>',
    '<p>',
    '</p>',
    '<head>',
    '<noscript>',
    '</noscript>',
    '<body>',
    '<html>',
    ' ',
    'x',
    '<!--',
    '-->',
    '<!x>',
    '</1>',
    '<?y>',
    '<',
    '"',
    '=',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const html = pieces.join('')
      expect(linksIn(html)).toEqual(byBrowser(html))
    }),
    { numRuns: 100 },
  )
})

// More a tool refuses to read.
test.each(['<a "', '<!--', '<template>'])('500 kB of %j are read in less than 5 seconds', (noise) => {
  const html = noise.repeat(500_000 / noise.length)
  expect(processorTime(() => linksIn(html))).toBeLessThan(5000)
})

test('reading any text as HTML throws no error', () => {
  expect(() => fc.assert(fc.property(fc.string(), (text) => void linksIn(text)))).not.toThrow()
})
