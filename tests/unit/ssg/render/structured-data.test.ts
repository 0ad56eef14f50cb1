import { expect, test } from 'vitest'
import { structuredData } from '../../../../ssg/render/structured-data.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import { pageUrl } from '../../../../ssg/content/identity.ts'
import type { Slots } from '../../../../src/lib/site/slots-schema.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import {
  articlePage,
  legalPage,
  ownPage,
  plainPage,
  servicePage,
} from '../../../support/sources/site-pages.ts'

const path = '/knowledge-base/entity-seo'
const node = (page: SitePage, type: string) =>
  structuredData(page)['@graph'].find((candidate) => candidate['@type'] === type)

test.each([
  ['home', plainPage('/', 'home'), ['WebPage']],
  ['contact', plainPage('/contact', 'contact'), ['ContactPage']],
  ['index', plainPage('/knowledge-base', 'index'), ['CollectionPage']],
  ['article', articlePage(path), ['WebPage', 'Article', 'BreadcrumbList']],
  ['service', servicePage('/services/linkbuilding'), ['WebPage', 'Service', 'BreadcrumbList']],
  ['legal', legalPage('/agb'), ['WebPage']],
  ['page', ownPage('/ueber-uns'), ['WebPage', 'BreadcrumbList']],
])('the structured data of the kind %s describe the site, its operator and the page', (_, page, expected) => {
  const types = structuredData(page, emptySlots)['@graph'].map((found) => found['@type'])
  expect(types).toEqual(['WebSite', 'Organization', ...expected])
})

test('the structured data of an article have the days of its publication and its last change', () => {
  const dates = { datePublished: '2026-11-21T00:00:00+01:00', dateModified: '2026-12-01T00:00:00+01:00' }
  const article = articlePage(path, { published: '2026-11-21', updated: '2026-12-01' })
  expect(node(article, 'Article')).toMatchObject(dates)
  expect(node(article, 'WebPage')).toMatchObject(dates)
})

test('the organisation publishes articles, provides services, and is the author if nobody is named', () => {
  const organization = { '@id': node(articlePage(path), 'Organization')?.['@id'] }
  const article = structuredData(articlePage(path), emptySlots)['@graph'].find(
    (found) => found['@type'] === 'Article',
  )
  expect(article).toMatchObject({ author: organization, publisher: organization })
  expect(node(servicePage('/services/linkbuilding'), 'Service')).toMatchObject({ provider: organization })
})

test('an article by a member of the team has that person as its author in the structured data', () => {
  const graph = structuredData(articlePage(path, { author: 'beat-probe' }), filledSlots)['@graph']
  const id = pageUrl('/contact#team-beat-probe')
  expect(graph.find((found) => found['@type'] === 'Article')).toMatchObject({ author: { '@id': id } })
  expect(graph.find((found) => found['@type'] === 'Person')).toMatchObject({
    '@id': id,
    url: id,
    name: 'Beat Probe',
    jobTitle: 'Texte und Inhalte',
  })
})

const people = (kind: 'home' | 'contact', slots: Slots) =>
  structuredData(plainPage('/contact', kind), slots)['@graph'].filter((found) => found['@type'] === 'Person')

test('home and contact describe the team in their structured data, if there is one', () => {
  expect(people('home', filledSlots)).toHaveLength(2)
  expect(people('contact', filledSlots)[0]).toMatchObject({
    name: 'Anna Beispiel',
    sameAs: ['https://www.linkedin.com/in/anna-beispiel'],
  })
  expect(people('contact', emptySlots)).toEqual([])
})
