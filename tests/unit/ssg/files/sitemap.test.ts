import { describe, expect, test } from 'vitest'
import { openSite } from '../../../../audit/site/audited-site.ts'
import { readSitemap } from '../../../../audit/site/sitemap-entries.ts'
import type { OutputFile } from '../../../../ssg/output-file.ts'
import { sitemap } from '../../../../ssg/files/sitemap.ts'
import { canonicalUrl } from '../../../../src/lib/site/canonical-url.ts'
import { publication } from '../../../support/sources/audited-files.ts'
import { articlePage, plainPage } from '../../../support/sources/site-pages.ts'

const pages = [
  plainPage('/', 'home'),
  articlePage('/knowledge-base/b', { published: '2026-11-21', updated: '2026-12-01' }),
  articlePage('/knowledge-base/a', { published: '2026-11-20' }),
]

const whole = () => contentOf(sitemap(pages), 'sitemap.xml')

test('every page is listed once, with the day of its last change, in the order of the addresses', () => {
  const listed = [...whole().matchAll(/<url><loc>(.*)<\/loc><lastmod>(.*)<\/lastmod><\/url>/g)]
  expect(listed.map(([, address, day]) => [address, day])).toEqual([
    [canonicalUrl('/'), '2026-11-21'],
    [canonicalUrl('/knowledge-base/a'), '2026-11-20'],
    [canonicalUrl('/knowledge-base/b'), '2026-12-01'],
  ])
})

test('the order of the pages given makes no difference', () => {
  expect(sitemap(pages.toReversed())).toEqual(sitemap(pages))
})

test('nothing is said that search engines ignore', () => {
  expect(whole()).not.toMatch(/changefreq|priority/)
})

describe('beyond what one file may hold', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => articlePage(`/knowledge-base/${index}`))

  test('50 000 pages are one sitemap, one more makes it an index of parts', () => {
    expect(sitemap(many.slice(1)).map(({ path }) => path)).toEqual(['sitemap.xml'])
    const files = sitemap(many)
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(addressesIn(contentOf(files, 'sitemap.xml'))).toEqual([
      canonicalUrl('/sitemap-1.xml'),
      canonicalUrl('/sitemap-2.xml'),
    ])
    expect(contentOf(files, 'sitemap.xml')).toContain('<sitemapindex ')
    const listed = files.slice(1).map(({ content }) => addressesIn(String(content)))
    expect(listed.map(({ length }) => length)).toEqual([50_000, 1])
    expect(new Set(listed.flat()).size).toBe(50_001)
  })

  test('no part has more bytes than allowed, and a part is dated by its latest page', () => {
    const bytes = Buffer.byteLength(whole()) - 1
    const files = sitemap(pages, { urls: 50_000, bytes })
    const parts = files.slice(1)
    expect(parts.every(({ content }) => Buffer.byteLength(content) <= bytes)).toBe(true)
    expect(parts.map(({ content }) => addressesIn(String(content)).length)).toEqual([2, 1])
    expect([...contentOf(files, 'sitemap.xml').matchAll(/<lastmod>(.*)<\/lastmod>/g)].map(second)).toEqual([
      '2026-11-21',
      '2026-12-01',
    ])
  })

  test('the audit reads the parts as one sitemap', () => {
    const encoder = new TextEncoder()
    const built = sitemap(pages, { urls: 1, bytes: 1000 })
    const files = new Map(built.map(({ path, content }) => [path, encoder.encode(String(content))]))
    const { entries, faults } = readSitemap(openSite(files, publication))
    expect(entries.map(({ address }) => address)).toEqual(addressesIn(whole()))
    expect(faults).toEqual([])
  })
})

function contentOf(files: OutputFile[], path: string): string {
  return String(files.find((file) => file.path === path)?.content)
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(second)
}

function second([, value = '']: RegExpExecArray): string {
  return value
}
