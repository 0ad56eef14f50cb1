import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TopicSections } from '~/components/knowledge-base/knowledge-base'
import { TopicSearch } from '~/components/search/topic-search'
import { knowledgeSearch } from '~/lib/search/knowledge-search'
import { parseSearch, stringifySearch } from '~/lib/search-params'
import { fakeSearchIndex } from '../../../support/components/fake-search-index.ts'
import { smallPaths } from '../../../support/components/small-index.ts'
import { hydrateRouter, type RouterEnvironment } from '../../../support/components/hydration.tsx'

fakeSearchIndex()
const field = () => screen.getByLabelText<HTMLInputElement>('Suche')
const paths = () =>
  screen
    .queryAllByRole('option', { hidden: true })
    .map((link) => link.getAttribute('href')?.replace(/#.*/, ''))
const pressed = () => document.querySelector('[aria-pressed="true"]')?.textContent
const said = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)
const isListed = (id: string) => document.getElementById(id) !== null
const { entities, vitals, links } = smallPaths

/** What the address asks for shows once React has taken over. */
async function open(address: string, early?: () => void) {
  const { router } = await hydrateRouter(smallRouter, {
    address,
    ...(early && { early }),
  })
  return router
}

/** The knowledge base, and pages to go to. */
function smallRouter(environment: RouterEnvironment) {
  const root = createRootRoute({ staticData: { page: null }, component: Outlet })
  const route = { getParentRoute: () => root, staticData: { page: null } }
  const knowledgeBase = createRoute({
    ...route,
    path: '/knowledge-base/',
    validateSearch: knowledgeSearch,
    component: () => (
      <>
        <TopicSearch />
        <TopicSections groups={[]} />
      </>
    ),
  })
  const result = createRoute({ ...route, path: links, component: () => 'Ein Treffer' })
  const slow = createRoute({
    ...route,
    path: '/datenschutz',
    loader: () => new Promise((resolve) => setTimeout(resolve, 1000)),
    component: () => 'Langsam',
  })
  return createRouter({
    ...environment,
    routeTree: root.addChildren([knowledgeBase, result, slow]),
    parseSearch,
    stringifySearch,
    defaultHashScrollIntoView: false,
  })
}

const type = (value: string) => fireEvent.input(field(), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a topic filters the list and the search results, and the number of articles is announced', async () => {
  await open('/knowledge-base')
  type('google')
  await waitFor(() => expect(paths()).toContain(links))
  choose('Technik und Sprachen')
  await waitFor(() => expect(paths()).toEqual([vitals]))
  expect(isListed('entitaeten')).toBe(false)
  expect(isListed('technik-und-sprachen')).toBe(true)
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^0 Artikel zum Thema Technik/)))
  choose('Alle Themen')
  await waitFor(() => expect(paths()).toContain(links))
  expect(isListed('entitaeten')).toBe(true)
})

test('the address follows typing after 300 ms and a topic at once, without a new history entry', async () => {
  const router = await open('/knowledge-base#glossar')
  vi.useFakeTimers()
  type('größe & co')
  await pass(299)
  expect(router.state.location.search).toEqual({})
  await pass(1)
  expect(router.state.location.search).toEqual({ q: 'größe & co' })
  type('')
  choose('Technik und Sprachen')
  await pass(0)
  expect(router.state.location.href).toBe('/knowledge-base?thema=technik#glossar')
  choose('Alle Themen')
  await pass(0)
  expect(router.state.location.href).toBe('/knowledge-base#glossar')
  expect(router.history.length).toBe(1)
})

test('a query typed just before a navigation does not end up in the address of the next page', async () => {
  const router = await open('/knowledge-base')
  vi.useFakeTimers()
  type('google')
  act(() => void router.navigate({ to: '/datenschutz' }))
  await pass(300)
  expect(router.state.location.href).toBe('/datenschutz')
  await pass(1000)
  expect(router.state.location.href).toBe('/datenschutz')
})

test('going back restores a query that was typed just before following a link', async () => {
  const router = await open('/knowledge-base')
  act(() => field().focus())
  type('google')
  act(() => field().blur())
  await act(() => router.navigate({ to: links }))
  await act(async () => router.history.back())
  await waitFor(() => expect(field().value).toBe('google'))
})

test('the address sets query and topic on loading, after a navigation and after going back', async () => {
  const router = await open('/knowledge-base?q=google&thema=technik')
  await waitFor(() => expect(paths()).toEqual([vitals]))
  expect([field().value, pressed()]).toEqual(['google', 'Technik und Sprachen'])
  await act(() => router.navigate({ to: '/knowledge-base', search: { thema: 'entitaeten' } }))
  expect([field().value, pressed()]).toEqual(['', 'Firmendaten'])
  expect(isListed('technik-und-sprachen')).toBe(false)
  await act(async () => router.history.back())
  await waitFor(() => expect([field().value, pressed()]).toEqual(['google', 'Technik und Sprachen']))
})

test('a query typed before hydration replaces the query of the address', async () => {
  const router = await open('/knowledge-base?q=linkbuilding&thema=entitaeten', () => {
    field().value = 'wissensgraph'
  })
  expect(field().value).toBe('wissensgraph')
  await waitFor(() => expect(paths()).toEqual([entities]))
  expect(field().value).toBe('wissensgraph')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'wissensgraph', thema: 'entitaeten' }),
  )
})

test('going back from a result restores the results, even if the address had not followed yet', async () => {
  const router = await open('/knowledge-base')
  type('google')
  await waitFor(() => expect(paths()).toContain(links))
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'google' }))
  type('linkbuilding')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe(links))
  // When the router restores the scroll position, which is that of the page with its results.
  const found: string[][] = []
  router.subscribe('onRendered', () => found.push(paths().filter((path) => path !== undefined)))
  await act(async () => router.history.back())
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'linkbuilding' }))
  expect(found[0]).toContain(links)
})
