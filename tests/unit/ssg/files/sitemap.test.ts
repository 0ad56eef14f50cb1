import { expect, test } from 'vitest'
import { sitemap } from '../../../../ssg/files/sitemap.ts'
import { pageUrl } from '../../../../ssg/content/identity.ts'
import { articlePage, plainPage } from '../../../support/sources/site-pages.ts'

const pages = [
  plainPage('/', 'home'),
  articlePage('/knowledge-base/b', { published: '2026-11-21', updated: '2026-12-01' }),
  articlePage('/knowledge-base/a', { published: '2026-11-20' }),
]

const whole = () => String(sitemap(pages).content)

test('every page is listed once, with the day of its last change, in the order of the addresses', () => {
  const listed = [...whole().matchAll(/<url><loc>(.*)<\/loc><lastmod>(.*)<\/lastmod><\/url>/g)]
  expect(listed.map(([, address, day]) => [address, day])).toEqual([
    [pageUrl('/'), '2026-11-21'],
    [pageUrl('/knowledge-base/a'), '2026-11-20'],
    [pageUrl('/knowledge-base/b'), '2026-12-01'],
  ])
})

test('the order of the pages given makes no difference', () => {
  expect(sitemap(pages.toReversed())).toEqual(sitemap(pages))
})

test('nothing is said that search engines ignore', () => {
  expect(whole()).not.toMatch(/changefreq|priority/)
})
