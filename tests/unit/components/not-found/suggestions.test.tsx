import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { legal } from 'virtual:pages/navigation'
import { expect, test } from 'vitest'
import { Suggestions } from '~/components/not-found/not-found'
import { hydrate, hydrateRouter } from '../../../support/components/hydration.tsx'

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

/** A page that every site has, and its address with a letter more. */
const [wanted] = legal
const misspelt = `${wanted?.to}x`

test('hydration fills the suggestions with the three pages nearest to the address', async () => {
  const { html } = await hydrate(<Suggestions />, { address: misspelt })
  expect(html).not.toContain('<li>')
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(3)
  expect([links[0]?.getAttribute('href'), links[0]?.textContent]).toEqual([wanted?.to, wanted?.label])
})

test('the suggestions stay while the next page loads', async () => {
  const slow = new Promise<void>(() => {})
  const { router } = await hydrateRouter(
    (environment) => {
      const root = createRootRoute({
        staticData: { page: null },
        notFoundComponent: () => <Suggestions />,
      })
      const page = createRoute({
        getParentRoute: () => root,
        path: '/agb',
        staticData: { page: null },
        loader: () => slow,
      })
      return createRouter({ ...environment, routeTree: root.addChildren([page]) })
    },
    { address: misspelt },
  )
  const before = hrefs()
  await act(async () => void router.navigate({ to: '/agb' }))
  expect(router.state.location.pathname).toBe('/agb')
  expect(hrefs()).toEqual(before)
})
