// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from '~/router'
import { urls } from '../../support/urls.ts'

const at = async (address: string) => {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  return router
}
const isFound = ({ state: { matches, location } }: Awaited<ReturnType<typeof at>>) =>
  matches.every(({ status }) => status === 'success') &&
  withoutSlash(matches.at(-1)?.pathname ?? '') === location.pathname

test('its pages are those of the route files', () => {
  expect(Object.keys(createAppRouter().routesByPath).map(withoutSlash).toSorted()).toEqual(urls.toSorted())
})

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

test.each(['/contact', '/knowledge-base', '/knowledge-base?q=hreflang', '/agb#x'])(
  '%s is a page',
  async (address) => {
    expect(isFound(await at(address))).toBe(true)
  },
)

test.each(['/Contact', '/services', '/kontakt', '/knowledge-base/entity-seo/x', '/%E0%A4%A'])(
  '%s is none',
  async (address) => {
    expect(isFound(await at(address))).toBe(false)
  },
)

test('what a query says is text, and what the page does not know is left out of what it reads', async () => {
  const { state } = await at('/knowledge-base?q=123&thema=technik&utm_source=x')
  expect(state.matches.at(-1)?.search).toMatchObject({ q: '123', thema: 'technik' })
})

test('a query that makes no sense is no failure', async () => {
  const router = await at('/knowledge-base?thema=nichts&q=')
  expect(isFound(router)).toBe(true)
  // What `useSearch` reads: the router lays it over what the address says.
  expect(router.state.matches.at(-1)?.search).toMatchObject({ thema: undefined })
})
