import { expect, test } from 'vitest'
import { structuredData } from '../../../ssg/structured-data.ts'
import type { SitePage } from '../../../ssg/site-page.ts'
import { canonicalUrl } from '../../../src/lib/canonical-url.ts'
import { site } from '../../../src/lib/site.ts'
import { articlePage, legalPage, plainPage, servicePage } from '../../support/site-pages.ts'

const path = '/knowledge-base/entity-seo'
const types = (page: SitePage) => structuredData(page)['@graph'].map((node) => node['@type'])
const node = (page: SitePage, type: string) =>
  structuredData(page)['@graph'].find((candidate) => candidate['@type'] === type)

test.each([
  ['home', plainPage('/', 'home'), ['WebSite', 'Organization', 'WebPage']],
  ['contact', plainPage('/contact', 'contact'), ['Organization', 'ContactPage']],
  ['index', plainPage('/knowledge-base', 'index'), ['CollectionPage']],
  ['article', articlePage(path), ['WebPage', 'Article', 'BreadcrumbList']],
  ['service', servicePage('/services/linkbuilding'), ['WebPage', 'Service', 'BreadcrumbList']],
  ['legal', legalPage('/agb'), ['WebPage']],
])('the graph of a page of the kind %s describes what it shows', (_, page, expected) => {
  expect(types(page)).toEqual(expected)
})

test('an article carries its dates: published, and its last change', () => {
  const dates = { datePublished: '2026-11-21T00:00:00+01:00', dateModified: '2026-12-01T00:00:00+01:00' }
  const article = articlePage(path, { published: '2026-11-21', updated: '2026-12-01' })
  expect(node(article, 'Article')).toMatchObject(dates)
  expect(node(article, 'WebPage')).toMatchObject(dates)
})

test('the nodes refer to each other by @id, and each reference is of this site', () => {
  const page = articlePage(path)
  const article = node(page, 'Article')
  const organization = node(plainPage('/', 'home'), 'Organization')
  expect(article).toMatchObject({
    publisher: { '@id': organization?.['@id'] },
    mainEntityOfPage: { '@id': node(page, 'WebPage')?.['@id'] },
  })
  expect(node(page, 'WebPage')).toMatchObject({
    breadcrumb: { '@id': node(page, 'BreadcrumbList')?.['@id'] },
  })
})

test('the breadcrumbs are numbered from the home page to the page itself', () => {
  expect(node(articlePage(path, { shortTitle: 'Entity SEO' }), 'BreadcrumbList')?.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: canonicalUrl('/') }),
    expect.objectContaining({ position: 2, item: canonicalUrl('/knowledge-base') }),
    expect.objectContaining({ position: 3, item: canonicalUrl(path), name: 'Entity SEO' }),
  ])
})

test('the address of the operator is that of the identity', () => {
  expect(node(plainPage('/contact', 'contact'), 'Organization')).toMatchObject({
    name: site.shortName,
    legalName: site.name,
    email: site.email,
    address: { streetAddress: site.street, postalCode: site.postalCode, addressLocality: site.locality },
  })
})

test('profiles elsewhere are named only where there are some', () => {
  const organization = node(plainPage('/', 'home'), 'Organization')
  expect(organization?.sameAs).toEqual(site.profiles.length > 0 ? site.profiles : undefined)
})
