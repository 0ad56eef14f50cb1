import { expect, test } from 'vitest'
import { example as listed } from '../../../../src/tools/directory/facts.ts'
import { writeVersions } from '../../../../src/tools/hreflang/written-versions.ts'
import { reportPages } from '../../../../src/tools/hreflang/hreflang-report.ts'
import { reportDirectory } from '../../../../src/tools/master-data/directory-report.ts'
import { reachReport } from '../../../../src/tools/reach/reach-report.ts'
import { robotsReport } from '../../../../src/tools/robots/robots-report.ts'
import { finished, type Work } from '../../../../src/tools/shared/slices.ts'
import { checkSwissText } from '../../../../src/tools/swiss-text/check-swiss-text.ts'

const megabyte = 1_000_000

/** A megabyte of lines. */
function lines(line: (index: number) => string): string {
  const parts: string[] = []
  for (let length = 0, index = 0; length < megabyte; index += 1) {
    const part = `${line(index)}\n`
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

const html = `<html><body>${lines((index) => `<p class="a"><a href="/${index}">Schrank ${index}</a> aus Eiche</p>`)}`
const robots = `User-agent: *\n${lines((index) => `Disallow: /kategorie/${index}/*?filter=`)}`
const addresses = lines((index) => `https://e.ch/kategorie/${index}`)
const heads = lines(
  (index) =>
    `https://e.ch/${index}\n<link rel="alternate" hreflang="de" href="https://e.ch/${index}">\n<link rel="alternate" hreflang="fr" href="https://e.ch/fr/${index}">`,
)
const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines((index) => `<url><loc>https://e.ch/${index}</loc></url>`)}</urlset>`
const list = `Quelle;Name;PLZ;Telefon\n${lines((index) => `verzeichnis-${index}.ch;Muster GmbH;8400;052 123 45 ${index % 100}`)}`
const text = lines((index) => `Die Straße kostet € ${index},50 zzgl. MwSt.`)
const page = { adresse: 'https://e.ch/', crawler: 'Googlebot' }

const works: [what: string, work: () => Work<unknown>][] = [
  ['a page in «reach»', () => reachReport({ ...page, html })],
  ['robots.txt in «reach»', () => reachReport({ ...page, robots })],
  ['robots.txt', () => robotsReport({ robots, addresses: '/', crawlers: 'Googlebot' })],
  ['addresses in «robots»', () => robotsReport({ robots: 'x', addresses, crawlers: 'Googlebot' })],
  ['a sitemap in «robots»', () => robotsReport({ robots: 'x', addresses: sitemap, crawlers: 'Googlebot' })],
  ['heads in «hreflang»', () => reportPages(heads)],
  ['versions to write', () => writeVersions(addresses.replaceAll('https', '\nde https'), 'head')],
  ['a text', () => checkSwissText(text)],
  ['a list of directories', () => reportDirectory(listed.stammdaten, list)],
]

test.each(works)('a megabyte lets the visitor be answered every 60 kB: %s', (_, work) => {
  expect(pauses(work())).toBeGreaterThanOrEqual(megabyte / 60_000)
})

test('a list of versions without empty lines is not multiplied', () => {
  const versions = lines((index) => `de https://e.ch/${index}`)
  const { text: written, findings } = finished(writeVersions(versions, 'sitemap'))
  expect(written).toBe('')
  expect(findings.map(({ rule }) => rule)).toContain('hreflang/too-many')
})

/** How often work pauses before it is done. */
function pauses(work: Work<unknown>): number {
  let count = 0
  while (!work.next().done) count += 1
  return count
}
