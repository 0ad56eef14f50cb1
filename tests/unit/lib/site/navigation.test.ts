import { expect, test } from 'vitest'
import {
  articleGroups,
  legalPages,
  serviceGroupLabels,
  serviceGroups,
  serviceGroupsOf,
  topicLabels,
  topics,
  type PageGroup,
} from '../../../../src/lib/site/navigation.ts'
import { articlePage, legalPage, plainPage, servicePage } from '../../../support/sources/site-pages.ts'

const pages = [
  plainPage('/', 'home'),
  legalPage('/impressum', { order: 2 }),
  articlePage('/late', { topic: 'leads', order: 2 }),
  servicePage('/data', { group: 'data' }),
  articlePage('/first', { topic: 'start', order: 1 }),
  articlePage('/early', { topic: 'leads', order: 1 }),
  legalPage('/agb', { order: 1 }),
  servicePage('/search', { group: 'search' }),
]

const listed = (groups: PageGroup[]) =>
  Object.fromEntries(groups.map((group) => [group.label, group.pages.map(({ path }) => path)]))

test('articles are listed by topic, in the order of the topics and within them', () => {
  const groups = listed(articleGroups(pages))
  expect(Object.keys(groups)).toEqual(topics.map((topic) => topicLabels[topic]))
  expect(groups[topicLabels.start]).toEqual(['/first'])
  expect(groups[topicLabels.leads]).toEqual(['/early', '/late'])
  expect(groups[topicLabels.entities]).toEqual([])
})

test('services are listed by group, in the order of the groups', () => {
  const groups = listed(serviceGroupsOf(pages))
  expect(Object.keys(groups)).toEqual(serviceGroups.map((group) => serviceGroupLabels[group]))
  expect(groups[serviceGroupLabels.search]).toEqual(['/search'])
  expect(groups[serviceGroupLabels.data]).toEqual(['/data'])
})

test('legal pages are listed in their order', () => {
  expect(legalPages(pages).map(({ path }) => path)).toEqual(['/agb', '/impressum'])
})
