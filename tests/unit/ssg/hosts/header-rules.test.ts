import { expect, test } from 'vitest'
import { headersFor, parseHeaderRules } from '../../../../ssg/hosts/header-rules.ts'

const text = [
  '# Kommentar',
  '/*',
  "  Content-Security-Policy: default-src 'none'; img-src https://a.example",
  '  X-Frame-Options:DENY',
  '',
  '/assets/*',
  '\tCache-Control: public, max-age=31536000',
  '/agb.md',
  '  X-Robots-Tag: noindex',
].join('\n')

const rules = parseHeaderRules(text)
const everywhere = [
  ['Content-Security-Policy', "default-src 'none'; img-src https://a.example"],
  ['X-Frame-Options', 'DENY'],
]

test('a header rule is a path with the headers below it, without comments and empty lines', () => {
  expect(rules.map(({ path, headers }) => [path, headers.length])).toEqual([
    ['/*', 2],
    ['/assets/*', 1],
    ['/agb.md', 1],
  ])
})

test.each([
  ['/', everywhere],
  ['/contact', everywhere],
  ['/assets', everywhere],
  ['/assets/a.js', [...everywhere, ['Cache-Control', 'public, max-age=31536000']]],
  ['/agb.md', [...everywhere, ['X-Robots-Tag', 'noindex']]],
  ['/agb.md/x', everywhere],
])('the headers of %s are those of every rule that matches', (path, headers) => {
  expect(headersFor(path, rules)).toEqual(headers)
})
