import { expect, test } from 'vitest'
import { checkRobots } from '../../../../src/tools/page-check/robots/check-robots.ts'
import { crawlerRules, namedCrawler } from '../../../../src/tools/page-check/robots/crawlers.ts'
import { judgeAddress } from '../../../../src/tools/page-check/robots/judge-address.ts'
import { pageReport } from '../../../../src/tools/page-check/page-report.ts'
import { checkSitemap } from '../../../../src/tools/page-check/sitemap.ts'

function rulesOf(text: string): string[] {
  return checkRobots(text).findings.map(({ rule, place }) => [rule, place].filter(Boolean).join(', '))
}

function judged(robots: string, crawler: string, address: string) {
  const rules = crawlerRules(checkRobots(robots).lines, namedCrawler(crawler))
  return judgeAddress(address, [rules])[0]
}

const gradesOf = (text: string) => checkRobots(text).findings.map(({ rule, grade }) => `${rule} ${grade}`)

// The real files are of scrapy/protego, tests/test_data (4,231 of them, read at 81f1b35).
test.each([
  [
    'a correct file',
    'User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow:\n\nSitemap: https://e.ch/s.xml\n',
    [],
  ],
  ['an empty file', '', []],
  ['www.europarl.europa.eu', 'User-agent: 008\nDisallow: /', ['robots/agent-name note']],
  ['a Chinese search engine', 'User-agent: 360Spider\nDisallow: /', ['robots/agent-name note']],
  // It blocks all crawlers but the named ones.
  [
    'www.yelp.com',
    'User-agent: bingbot\nUser-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n',
    ['robots/all-closed note'],
  ],
  // Groups of the same name are not merged.
  [
    'www.tedbaker.com',
    'User-agent: *\nRequest-rate: 1/10\n\nUser-agent: *\nDisallow: /a',
    ['robots/unsupported note'],
  ],
])('exactly this is found in %s', (_, robots, found) => {
  expect(gradesOf(robots)).toEqual(found)
})

test('a rule with an umlaut is quoted as it is written', () => {
  expect(judged('User-agent: *\nDisallow: /über', 'Googlebot', '/über')?.brief).toContain('«Disallow: /über»')
})

test.each([
  ['Disallow: wmezpay.wm.com/*', 'Nur den Pfad'],
  ['Sitemap:\nhttps://www.reebok.com/sitemap.xml', '«Sitemap:» in derselben Zeile'],
  ['Disallow: masinfo', '«/masinfo»'],
])('the line «%s» is reported with the way to correct it', (line, remedy) => {
  const { findings } = checkRobots(`User-agent: *\nDisallow: /a\n${line}`)
  expect(findings.map((finding) => finding.remedy).join()).toContain(remedy)
})

test.each([
  ['robots/not-text', '<!doctype html><title>404</title>'],
  // adultfriendfinder.com and www.uidaho.edu in scrapy/protego, tests/test_data
  ['robots/not-text', '<meta name="viewport" content="width=device-width">'],
  ['robots/not-text', '\uFEFF<!-- 404.html\n-->\n<!DOCTYPE html>'],
  ['robots/all-closed', 'User-agent: *\nDisallow: /'],
  ['robots/pages-closed', 'User-agent: *\nDisallow: /\nAllow: /$'],
  ['robots/resources-closed', 'User-agent: *\nDisallow: /*.css$'],
  ['robots/resources-closed', 'User-agent: *\nDisallow: /wp-content/'],
  ['robots/merged-groups, Zeilen 1 und 3', 'User-agent: *\n\nUser-agent: x\nDisallow: /a'],
  ['robots/rule-without-group, Zeile 1', 'Disallow: /a'],
  ['robots/ignored-line, Zeile 3', 'User-agent: *\nDisallow: /a\nbitte nicht lesen'],
  ['robots/missing-colon, Zeile 2', 'User-agent: *\nDisallow /a'],
  ['robots/spelling, Zeile 2', 'User-agent: *\nDissallow: /a'],
  ['robots/spelling, Zeile 2', 'User-agent: *\nDisallowed: /a'],
  ['robots/misspelt, Zeile 2', 'User-agent: *\nDisalllow: /a\nAllow: /b'],
  ['robots/noindex, Zeile 3', 'User-agent: *\nDisallow: /a\nNoindex: /b'],
  ['robots/unsupported, Zeile 3', 'User-agent: *\nDisallow: /a\nCrawl-delay: 10'],
  ['robots/sitemap-relative, Zeile 3', 'User-agent: *\nDisallow: /a\nSitemap: /sitemap.xml'],
  ['robots/pattern-start, Zeile 2', 'User-agent: *\nDisallow: intern/'],
  ['robots/pattern-start, Zeile 2', 'User-agent: *\nDisallow: https://e.ch/intern/'],
  ['robots/two-patterns, Zeile 2', 'User-agent: *\nDisallow: /a /b'],
  ['robots/agent-name, Zeile 1', 'User-agent: Googlebot/2.1\nDisallow: /a'],
  ['robots/agent-name, Zeile 1', 'User-agent:\nDisallow: /a'],
  ['robots/same-line, Zeile 1', 'User-agent: * Disallow: /'],
])('the rule %s is reported, and nothing else', (rule, text) => {
  expect(rulesOf(text)).toEqual([rule])
})

test.each([
  ['comments and rules', 'User-agent: a\n# and\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow:'],
  // The end of the file that Wix gives every site: no rule follows that would hold for both.
  [
    'delays',
    'User-agent: *\nAllow: /\n\nUser-agent: dotbot\nCrawl-delay: 10\nUser-agent: AhrefsBot\nCrawl-delay: 10',
  ],
])('groups that are separated by %s are not reported', (_, robots) => {
  expect(rulesOf(robots).filter((rule) => !rule.startsWith('robots/unsupported'))).toEqual([])
})

test('the verdict on an address names the line and the group of the rule that decides', () => {
  const robots = 'User-agent: *\nDisallow: /intern/\n'
  expect(judged(robots, 'Googlebot', 'https://e.ch/intern/a')).toEqual({
    address: 'https://e.ch/intern/a',
    crawlers: ['Googlebot'],
    allowed: false,
    brief: 'Zeile 2 «Disallow: /intern/», Gruppe für alle',
  })
})

test.each([
  ['a path', '/intern/', false],
  ['an address without scheme', 'e.ch/intern/', false],
  ['dots', 'https://e.ch/a/../intern/', false],
  ['an umlaut', 'https://e.ch/öffentlich', false],
  ['a fragment', 'https://e.ch/#/intern/', true],
  ['letters in another case', '/Intern/', true],
  ['the file itself', '/robots.txt', true],
  ['no address', 'mailto:a@e.ch', undefined],
  ['nothing', ' ', undefined],
  ['an endless address', `/${'a'.repeat(20_000)}`, undefined],
])('%s is judged in the form in which a crawler requests it', (_, address, allowed) => {
  const robots = 'User-agent: *\nDisallow: /intern/\nDisallow: /öffentlich\nDisallow: /robots'
  expect(judged(robots, 'Googlebot', address)?.allowed).toBe(allowed)
})

test.each([
  ['Googlebot-Image', 'Googlebot', false],
  ['Applebot', 'Googlebot', false],
  ['Googlebot', 'Googlebot-Image', true],
  ['AdsBot-Google', '*', true],
  ['AdsBot-Google', 'AdsBot-Google', false],
  ['Bingbot', '*', false],
  ['Googlebot/2.1', 'Googlebot', false],
  ['Eigenbot', 'eigenbot', false],
])('%s follows the group for %s: may read %s', (crawler, group, allowed) => {
  expect(judged(`User-agent: ${group}\nDisallow: /`, crawler, '/a')?.allowed).toBe(allowed)
})

const urlset = (inner: string) =>
  `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${inner}</urlset>`

test('a sitemap yields the addresses of its pages, not those of its images', () => {
  const [lastmod, alternates] = ['2026-11-22', [{ code: 'de-CH', address: 'https://e.ch/a' }]]
  const { sitemap, findings } = checkSitemap(
    urlset(
      `<url><loc> https://e.ch/a </loc><lastmod>${lastmod}</lastmod><image:image><image:loc>https://e.ch/b.png</image:loc></image:image><xhtml:link rel="alternate" hreflang="de-CH" href="https://e.ch/a"/></url>`,
    ),
  )
  expect(findings).toEqual([])
  expect(sitemap.entries).toEqual([{ address: 'https://e.ch/a', lastmod, alternates }])
})

const entry = '<url><loc>https://e.ch/a</loc></url>'

test.each([
  ['sitemap/not-xml', urlset('<url><loc>https://e.ch/?a&b</loc></url>')],
  ['sitemap/not-xml', 'kein XML'],
  ['sitemap/not-xml', ''],
  ['sitemap/root', '<html><head><title>404 Not Found</title></head><body>404<hr></body></html>'],
  ['sitemap/root', '<rss version="2.0"></rss>'],
  ['sitemap/namespace', `<urlset>${entry}</urlset>`],
  ['sitemap/empty', urlset('')],
  ['sitemap/relative', urlset('<url><loc>/a</loc></url>')],
  ['sitemap/relative', urlset('<url></url>')],
  ['sitemap/fragment', urlset('<url><loc>https://e.ch/#a</loc></url>')],
  ['sitemap/lastmod', urlset('<url><loc>https://e.ch/a</loc><lastmod>22.11.2026</lastmod></url>')],
  ['sitemap/space', urlset('<url><loc>https://e.ch/über uns</loc></url>')],
  [
    'sitemap/index',
    urlset('<sitemap><loc>https://e.ch/s.xml</loc></sitemap>').replaceAll('urlset', 'sitemapindex'),
  ],
])('the rule %s is reported, and nothing else', (rule, xml) => {
  expect(checkSitemap(xml).findings.map((finding) => finding.rule)).toEqual([rule])
})

test('an address of the sitemap that robots.txt blocks is reported with crawlers and line', () => {
  const { findings, addresses } = pageReport({
    robots: 'User-agent: *\nDisallow: /b',
    liste: urlset('<url><loc>https://e.ch/a</loc></url><url><loc>https://e.ch/b</loc></url>'),
    crawler: 'Googlebot, Bingbot',
  })
  expect(findings.map(({ grade, problem }) => `${grade}: ${problem}`)).toEqual([
    'error: robots.txt sperrt 1 von 2 Adressen, zuerst «https://e.ch/b» für Googlebot, Bingbot: Zeile 2 «Disallow: /b», Gruppe für alle.',
  ])
  expect(addresses.map(({ crawlers, allowed }) => [crawlers.length, allowed])).toEqual([
    [2, true],
    [2, false],
  ])
})

test('crawlers with the same rules share a verdict, and crawlers with rules of their own are named', () => {
  const { findings, addresses } = pageReport({
    robots: 'User-agent: *\nDisallow: /',
    liste: ' /a \r\n\n',
    crawler: 'Googlebot, AdsBot-Google; Bingbot',
  })
  expect(addresses.map(({ crawlers, allowed }) => [crawlers, allowed])).toEqual([
    [['Googlebot', 'Bingbot'], false],
    [['AdsBot-Google'], true],
  ])
  expect(findings.map(({ rule, place }) => [rule, place])).toContainEqual(['robots/crawler', 'AdsBot-Google'])
})
