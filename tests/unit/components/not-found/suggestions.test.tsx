// @vitest-environment jsdom
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Suggestions } from '~/components/not-found/suggestions'
import { afterAllTries, fakeSearchIndex } from '../../../support/components/fake-search-index.ts'
import { expectConsole, hydrate, hydrateRouter } from '../../../support/components/hydration.tsx'

const fetch = fakeSearchIndex()
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the three pages nearest to the address come with React, into the list that was there', async () => {
  const { html } = await hydrate(<Suggestions areAllListed />, {
    address: '/services/link-building',
    expected: /^children of ul: \+\[li\] -\[\]$/,
  })
  expect(fetch).not.toHaveBeenCalled()
  expect(html).not.toContain('<li>')
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(3)
  expect([links[0]?.getAttribute('href'), links[0]?.textContent]).toEqual([
    '/services/linkbuilding',
    'Linkbuilding',
  ])
})

test('on a site with more articles than a page lists they are found in the data of the search', async () => {
  await hydrate(<Suggestions areAllListed={false} />, { address: '/knowledge-base/entity-so', expected: /./ })
  await waitFor(() => expect(hrefs()[0]).toBe('/knowledge-base/entity-seo'))
  expect(hrefs()).toHaveLength(3)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('and without these among the pages that are listed', async () => {
  expectConsole(/TypeError: Failed to fetch/)
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  await hydrate(<Suggestions areAllListed={false} />, {
    address: '/services/link-building',
    expected: /./,
    early: () => void vi.useFakeTimers(),
  })
  await afterAllTries()
  expect(hrefs()[0]).toBe('/services/linkbuilding')
})

test('they stay while the page that a visitor has gone on to is on its way', async () => {
  const slow = new Promise<void>(() => {})
  const { router } = await hydrateRouter(
    (place) => {
      const root = createRootRoute({
        staticData: { page: null },
        notFoundComponent: () => <Suggestions areAllListed />,
      })
      const page = createRoute({
        getParentRoute: () => root,
        path: '/knowledge-base/entity-seo',
        staticData: { page: null },
        loader: () => slow,
      })
      return createRouter({ ...place, routeTree: root.addChildren([page]) })
    },
    { address: '/services/link-building', expected: /^children of ul: \+\[(li ?)+\] -\[\]$/ },
  )
  const before = hrefs()
  await act(async () => void router.navigate({ to: '/knowledge-base/entity-seo' }))
  expect(router.state.location.pathname).toBe('/knowledge-base/entity-seo')
  expect(hrefs()).toEqual(before)
})
