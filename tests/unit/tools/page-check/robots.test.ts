import { expect, test } from 'vitest'
import { match, pathOf, rulesFor } from '../../../../src/tools/page-check/robots/match-robots.ts'
import {
  escapeOctets,
  longestLine,
  octetsOf,
  parseOctets,
  parseRobots,
} from '../../../../src/tools/page-check/robots/parse-robots.ts'
import { processorTime } from '../../../support/processor-time.ts'
import specCases from '../../../fixtures/robots-spec-cases.json' with { type: 'json' }

function mayRead(robots: string, crawler: string, address: string): boolean {
  return match(rulesFor(parseOctets(octetsOf(robots)), crawler), pathOf(octetsOf(address))).allowed
}

/**
 * What all 41 files of google/robotstxt-spec-test (commit of 2022-03-07, read on 2026-11-22) expect, restated: a robots.txt, one character
 * for each octet, and what a crawler may and may not read. Of the 25 files with a number for a name, only the rules are there that decide
 * one of their addresses.
 */
test('all 41 files and 400 addresses of google/robotstxt-spec-test are tested', () => {
  expect(new Set(specCases.map(({ file }) => file)).size).toBe(41)
  expect(specCases.flatMap(({ open, closed }) => [...open, ...closed])).toHaveLength(400)
})

test.each(specCases)(
  '$crawler reads what $file of google/robotstxt-spec-test allows, and nothing else',
  ({ robots, crawler, open, closed }) => {
    const rules = rulesFor(parseOctets(robots), crawler)
    const allowed = (address: string) => match(rules, pathOf(address)).allowed
    expect(open.filter((address) => !allowed(address))).toEqual([])
    expect(closed.filter(allowed)).toEqual([])
  },
)

/** robots_test.cc of google/robotstxt, read on 2026-11-22: what its specification's cases above do not hold. */
test.each([
  ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
  ['/foo/bar/ツ', '/foo/bar/ツ', false],
  ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84', true],
  ['/foo/bar/%62%61%7A', '/foo/bar/baz', false],
  ['/foo/bar/%62%61%7A', '/foo/bar/%62%61%7A', true],
  ['/allowed-slash/index.html', '/allowed-slash/', true],
  ['/allowed-slash/index.html', '/allowed-slash/index.htm', false],
  ['/allowed-slash/index.html', '/allowed-slash/index.html', true],
  ['/allowed-slash/index.html', '/anyother-url', false],
])('where only %s is allowed, %s is allowed: %s', (pattern, address, allowed) => {
  expect(mayRead(`User-agent: FooBot\nDisallow: /\nAllow: ${pattern}`, 'FooBot', address)).toBe(allowed)
})

test('the name of a crawler in robots.txt counts up to the first space', () => {
  const robots = 'User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /\n'
  expect(mayRead(robots, 'Foo', '/x/y')).toBe(true)
  expect(mayRead(robots, 'Foo Bar', '/x/y')).toBe(false)
})

test('a line counts up to 2083 × 8 octets, its last one excluded', () => {
  const head = 'disallow: /x/'
  const kept = 'a'.repeat(longestLine - head.length)
  const robots = `user-agent: FooBot\n${head}${kept}/qux\n`
  expect(mayRead(robots, 'FooBot', '/fux')).toBe(true)
  expect(mayRead(robots, 'FooBot', `/x/${kept}/fux`)).toBe(false)
  expect(mayRead(robots, 'FooBot', `/x/${kept.slice(1)}`)).toBe(true)
})

test.each([
  ['', '/'],
  ['http://www.example.com', '/'],
  ['http://www.example.com/', '/'],
  ['http://www.example.com/a', '/a'],
  ['http://www.example.com/a/', '/a/'],
  ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
  ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
  ['example.com', '/'],
  ['example.com/', '/'],
  ['example.com/a', '/a'],
  ['example.com/a/', '/a/'],
  ['example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
  ['a', '/'],
  ['a/', '/'],
  ['/a', '/a'],
  ['a/b', '/b'],
  ['example.com?a', '/?a'],
  ['example.com/a;b#c', '/a;b'],
  ['//a/b/c', '/b/c'],
])('the path of «%s» is «%s»', (address, path) => {
  expect(pathOf(address)).toBe(path)
})

test.each([
  ['http://www.example.com', 'http://www.example.com'],
  ['/a/b/c', '/a/b/c'],
  ['á', '%C3%A1'],
  ['%aa', '%AA'],
])('«%s» is escaped to «%s»', (text, escaped) => {
  expect(escapeOctets(octetsOf(text))).toBe(escaped)
})

/** reporting_robots_test.cc of google/robotstxt. */
test.each([
  ['User-Agent: foo', 'directive', 'user-agent', false],
  ['Allow: /some/path', 'directive', 'allow', false],
  ['User-Agent bar # no', 'directive', 'user-agent', true],
  ['absolutely random line', 'text', undefined, false],
  ['#so comment, much wow', 'comment', undefined, false],
  ['', 'empty', undefined, false],
  ['unicorns: /extinct', 'directive', 'unknown', false],
  ['noarchive: /some', 'directive', 'unknown', false],
  ['Disallow: /', 'directive', 'disallow', false],
  ['Error #and comment', 'text', undefined, false],
  ['useragent: baz', 'directive', 'user-agent', false],
  ['disallaw: /some', 'directive', 'disallow', false],
  ['site-map: https://e/s.xml #comment', 'directive', 'sitemap', false],
  ['sitemap: https://e/t.xml', 'directive', 'sitemap', false],
])('the line «%s» is read as %s %s', (text, kind, directive, lacksColon) => {
  const [line] = parseOctets(text)
  expect([line?.kind, line?.directive, line?.lacksColon]).toEqual([kind, directive, lacksColon])
})

test('a group ends only where User-agent follows a rule, not at a Sitemap line', () => {
  const robots = 'User-agent: *\nSitemap: https://e/s.xml\n\nUser-agent: X\nDisallow: /\n'
  expect(mayRead(robots, 'Googlebot', '/')).toBe(false)
})

test('a match names the line and the length of its rule', () => {
  const lines = parseOctets(
    'User-agent: *\nDisallow: /\nUser-agent: a\nUser-agent: b\nAllow: /\nDisallow: /b\nAllow: /b',
  )
  expect(match(rulesFor(lines, 'B'), '/b')).toEqual({ allowed: true, line: 7, octets: 2 })
  expect(match(rulesFor(lines, 'b'), '/c')).toEqual({ allowed: true, line: 5, octets: 1 })
  expect(match(rulesFor(lines, 'c'), '/c')).toEqual({ allowed: false, line: 2, octets: 1 })
})

test('nothing after the first 500 KiB is read', () => {
  const filler = `${'#'.repeat(1023)}\n`.repeat(500)
  const lines = parseRobots(`${filler}User-agent: *\nDisallow: /`)
  expect(match(rulesFor(lines, 'Googlebot'), '/').allowed).toBe(true)
})

test.each([
  ['spaces', `Disallow: /${' '.repeat(1_000_000)}x`],
  ['asterisks', `User-agent: *\nDisallow: /${'*a'.repeat(8000)}\n`.repeat(60)],
])('a megabyte of %s is read in less than 4.5 seconds', (_, text) => {
  expect(
    processorTime(() => match(rulesFor(parseRobots(text), 'Googlebot'), `/${'a'.repeat(2000)}`)),
  ).toBeLessThan(4500)
})
