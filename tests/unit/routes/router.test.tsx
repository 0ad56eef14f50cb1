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

test('the router has exactly the pages of the route files', () => {
  expect(Object.keys(createAppRouter().routesByPath).map(withoutSlash).toSorted()).toEqual(urls.toSorted())
})

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

test.each(['/contact', '/knowledge-base', '/knowledge-base?q=hreflang', '/agb#x'])(
  'the address %s is a page',
  async (address) => {
    expect(isFound(await at(address))).toBe(true)
  },
)

test.each(['/Contact', '/services', '/kontakt', '/knowledge-base/entity-seo/x', '/%E0%A4%A'])(
  'the address %s is no page',
  async (address) => {
    expect(isFound(await at(address))).toBe(false)
  },
)

test('query values are read as text', async () => {
  const { state } = await at('/knowledge-base?q=123&thema=technik&utm_source=x')
  expect(state.matches.at(-1)?.search).toMatchObject({ q: '123', thema: 'technik' })
})

test('an invalid query is ignored without an error', async () => {
  const router = await at('/knowledge-base?thema=nichts&q=')
  expect(isFound(router)).toBe(true)
  // What `useSearch` reads: the router lays it over what the address says.
  expect(router.state.matches.at(-1)?.search).toMatchObject({ thema: undefined })
})
