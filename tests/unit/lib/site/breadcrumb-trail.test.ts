import { expect, test } from 'vitest'
import { breadcrumbTrail } from '../../../../src/lib/site/breadcrumb-trail.ts'
import type { ListedPage } from '../../../../src/lib/site/navigation.ts'
import {
  articlePage,
  legalPage,
  ownPage,
  plainPage,
  servicePage,
} from '../../../support/sources/site-pages.ts'

const addressesAbove = ({ page }: ListedPage) =>
  breadcrumbTrail(page).map(({ to, hash }) => (hash ? `${to}#${hash}` : to))

test('an article stands below the knowledge base, a service below its section of the home page', () => {
  expect(addressesAbove(articlePage('/knowledge-base/a'))).toEqual(['/', '/knowledge-base'])
  expect(addressesAbove(servicePage('/services/a'))).toEqual(['/', '/#leistungen'])
})

test('a page of its own stands below the home page', () => {
  expect(addressesAbove(ownPage('/ueber-uns'))).toEqual(['/'])
})

test('pages of the first level have no trail', () => {
  const pages = [
    plainPage('/', 'home'),
    plainPage('/contact', 'contact'),
    plainPage('/knowledge-base', 'index'),
    legalPage('/agb'),
  ]
  expect(pages.map(({ page }) => breadcrumbTrail(page))).toEqual([[], [], [], []])
})
