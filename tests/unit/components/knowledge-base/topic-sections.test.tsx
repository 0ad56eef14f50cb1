// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib'
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { articles } from 'virtual:pages/articles'
import { expect, test, vi } from 'vitest'
import { TopicSections } from '~/components/knowledge-base/topic-sections'
import { knowledgeSearch } from '~/lib/search/knowledge-search'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import { topicLabels, topics, type TopicGroup } from '~/lib/site/navigation'
import { afterAllTries, fakeSearchIndex } from '../../../support/components/fake-search-index.ts'
import { expectConsole, hydrateRouter, type Place } from '../../../support/components/hydration.tsx'

const fetch = fakeSearchIndex()

/** A site of a thousand articles, as `ssg/content/page-lists` lists it. */
const large: TopicGroup[] = topics.map((topic, number) => ({
  label: topicLabels[topic],
  count: 200,
  links: articles.flatMap(({ links }) => links).slice(2 * number, 2 * number + 3),
}))

async function open(groups: TopicGroup[], options: { address?: string; early?: () => void } = {}) {
  const address = '/knowledge-base'
  return await hydrateRouter((place) => smallRouter(groups, place), { address, expected: /./, ...options })
}

function smallRouter(groups: TopicGroup[], place: Place) {
  const root = createRootRoute({ staticData: { page: null }, component: Outlet })
  const knowledgeBase = createRoute({
    getParentRoute: () => root,
    staticData: { page: null },
    path: '/knowledge-base/',
    validateSearch: knowledgeSearch,
    component: () => <TopicSections groups={groups} />,
  })
  return createRouter({
    ...place,
    routeTree: root.addChildren([knowledgeBase]),
    parseSearch,
    stringifySearch,
    defaultHashScrollIntoView: false,
  })
}

const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const brotli = (html: string) => brotliCompressSync(html).length

test('a site of a thousand articles has an index of the size that it has today', async () => {
  const today = brotli((await open(articles)).html)
  const grown = brotli((await open(large)).html)
  expect(screen.getAllByRole('button', { name: 'Alle 200 Artikel' })).toHaveLength(topics.length)
  // What the page has left of its 14 kB.
  expect(grown - today).toBeLessThan(400)
})

test('no topic of today is too large to be listed whole', async () => {
  await open(articles)
  expect(screen.queryByRole('button')).toBeNull()
  expect(paths()).toHaveLength(articles.reduce((sum, { count }) => sum + count, 0))
})

test('all articles on a topic come from the data of the search, once they are asked for', async () => {
  const { router } = await open(large)
  expect(fetch).not.toHaveBeenCalled()
  const [, entities] = screen.getAllByRole('button')
  if (entities) fireEvent.click(entities)
  await waitFor(() => expect(paths()).toEqual(['/knowledge-base/entity-seo']))
  expect(router.latestLocation).toMatchObject({ search: { thema: 'entitaeten' }, hash: 'entitaeten' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.id).toBe('entitaeten')
})

test('where these do not come, the newest stay, and it is said', async () => {
  expectConsole(/TypeError: Failed to fetch/)
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  await open(large, { address: '/knowledge-base?thema=entitaeten', early: () => void vi.useFakeTimers() })
  await afterAllTries()
  screen.getByRole('alert')
  expect(paths()).toEqual(large[1]?.links.map(({ to }) => to))
})
