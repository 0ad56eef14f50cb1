import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestPages } from '../../../../src/lib/search/nearest-pages.ts'

const pages = [
  '/',
  '/contact',
  '/agb',
  '/knowledge-base/entity-seo',
  '/knowledge-base/core-web-vitals',
  '/services/linkbuilding',
].map((to) => ({ to }))
const nearest = (path: string) => nearestPages(path, pages)[0]?.to

test.each([
  ['/Contakt/', '/contact'],
  ['/entity-soe', '/knowledge-base/entity-seo'],
  ['/blog/2024/core-web-vital', '/knowledge-base/core-web-vitals'],
  ['/service/link-building', '/services/linkbuilding'],
  ['/vitals-core', '/knowledge-base/core-web-vitals'],
])('for %s the nearest page is %s', (path, page) => {
  expect(nearest(path)).toBe(page)
})

test.each(['/karriere', '/about', '/en', '/🙂'])(
  'for %s, which resembles no page, the first pages are suggested',
  (path) => {
    expect(nearestPages(path, pages)).toEqual(pages.slice(0, 3))
  },
)

test('any address gets three suggested pages', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(nearestPages(path, pages)).toHaveLength(3)
    }),
  )
})
