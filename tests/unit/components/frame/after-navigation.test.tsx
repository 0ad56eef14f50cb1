import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type RouterHistory,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AfterNavigation } from '~/components/frame/after-navigation'
import { fakeScrolling } from '../../../support/components/fake-scrolling.ts'
// For the console that stays empty.
import '../../../support/components/hydration.tsx'

let scrolls: ReturnType<typeof fakeScrolling>
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  scrolls = fakeScrolling()
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  document.head.innerHTML = '<title></title><script type="application/ld+json">{}</script>'
  document.body.innerHTML = ''
})

let browserHistory: RouterHistory
afterEach(() => browserHistory.destroy())

/** A frame around pages that have a section each. */
async function open(address: string) {
  const root = createRootRoute({
    staticData: { page: null },
    component: () => (
      <>
        <AfterNavigation />
        <Outlet />
      </>
    ),
  })
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { page: null },
      component: () => (
        <main>
          <title>{`Titel von ${path}`}</title>
          <h1>{path}</h1>
          <section id="ä b">Teil</section>
        </main>
      ),
    })
  history.replaceState(null, '', address)
  browserHistory = createBrowserHistory()
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    staticData: { page: null },
    loader: () => new Promise(() => undefined),
  })
  const router = createRouter({
    routeTree: root.addChildren([page('/a'), page('/b'), slow]),
    history: browserHistory,
    defaultPendingMs: 0,
    defaultPendingComponent: () => 'Seite wird geladen',
    // As in `src/entry-client.tsx`.
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
  })
  await router.load()
  await act(async () => void render(<RouterProvider router={router} />))
  addLink('Im Text', '#ä b')
  for (const [name, href] of [
    ['Zum Teil', '/a#ä b'],
    ['Diese Seite', '/a'],
  ] as const)
    addLink(name, href, (event) => {
      event.preventDefault()
      void router.navigate({ to: '.', href })
    })
  // The router itself puts the first page where it was left; `src/entry-client.tsx` keeps it from that.
  scrollTo.mockClear()
  const goTo = (to: string, hash?: string, state = {}) =>
    act(() => router.navigate({ to: '.', href: hash ? `${to}#${hash}` : to, state }))
  return { goTo, router }
}

/** A plain link, as texts have them to their sections, or one that navigates, as the router's do. */
function addLink(name: string, href: string, onClick?: (event: MouseEvent) => void): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: name })
  if (onClick) link.addEventListener('click', onClick)
  screen.getByRole('main').append(link)
}

const goBack = () =>
  act(async () => {
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await isBack
  })
const status = () => screen.getByRole('status').textContent
const focused = () => document.activeElement?.textContent
const press = (name: string) => act(async () => screen.getByRole('link', { name }).click())
const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

test('the first page takes no focus, announces nothing and is not scrolled', async () => {
  await open('/a')
  expect([document.activeElement, status(), scrolls]).toEqual([document.body, '', []])
  expect(document.querySelector('script')).not.toBeNull()
})

test('after a navigation the new heading has the focus, the new title is announced, and the structured data of the first page is gone', async () => {
  const { goTo } = await open('/a')
  await goTo('/b')
  expect(focused()).toBe('/b')
  expect(status()).toBe('Titel von /b')
  expect(document.querySelector('script')).toBeNull()
})

test('a navigation to a hash scrolls from the top of the new page to the section and focuses it', async () => {
  const { goTo } = await open('/a')
  await goTo('/b', '%C3%A4%20b')
  expect(focused()).toBe('Teil')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(scrolls).toEqual([{ id: 'ä b', behavior: 'smooth' }])
})

test.each([
  ['of malformed escapes', '%E0%A4%A'],
  ['of 20,000 characters of markup', '<img src=x onerror=console.error(1)>'.repeat(556)],
])('a hash %s leaves the focus on the heading, and further navigation works', async (_, hash) => {
  const { goTo } = await open(`/a#${hash}`)
  await goTo('/b', hash)
  expect([focused(), scrolls]).toEqual(['/b', []])
  await goTo('/a')
  expect(focused()).toBe('/a')
})

test('a hash of the same page scrolls from the current position and focuses the section, unless it is in sight', async () => {
  const { goTo } = await open('/a')
  await goTo('/a', '%C3%A4%20b', { isInSight: true })
  expect([document.activeElement, scrolls]).toEqual([document.body, []])
  await goTo('/a')
  scrollTo.mockClear()
  await goTo('/a', '%C3%A4%20b')
  expect([focused(), status(), scrollTo.mock.calls]).toEqual(['Teil', '', []])
  expect(scrolls).toEqual([{ id: 'ä b', behavior: 'smooth' }])
})

test('going back to an address with a hash does not scroll to the section', async () => {
  const { goTo } = await open('/a')
  await goTo('/a', '%C3%A4%20b')
  await goTo('/b')
  scrolls.length = 0
  await goBack()
  expect([focused(), scrolls]).toEqual(['/a', []])
})

test('leaving the spinner for the page before it moves the focus to that page’s heading', async () => {
  const { router } = await open('/a')
  for (const leaveSpinner of [goBack, () => act(() => router.navigate({ to: '.', href: '/a' }))]) {
    await act(async () => void router.navigate({ to: '.', href: '/slow' }))
    expect(await screen.findByText('Seite wird geladen')).toBeDefined()
    await leaveSpinner()
    expect([focused(), status()]).toEqual(['/a', 'Titel von /a'])
    leave()
  }
})

test.each(['/a?q=x', '/a'])(
  'a navigation to %s that no click has asked for moves and announces nothing',
  async (to) => {
    const { goTo } = await open('/a')
    await goTo('/a', '%C3%A4%20b')
    leave()
    await goTo(to, '%C3%A4%20b')
    expect([document.activeElement, status(), scrolls.length]).toEqual([document.body, '', 1])
  },
)

test.each(['Zum Teil', 'Im Text'])(
  'the link «%s» to a section of the page scrolls there each time it is followed',
  async (name) => {
    const { router } = await open('/a')
    for (const times of [1, 2]) {
      await press(name)
      expect(focused()).toBe('Teil')
      expect(scrolls).toHaveLength(times)
      leave()
    }
    expect([router.state.location.hash, status()]).toEqual(['ä b', ''])
  },
)

test('a link to the current page scrolls to its top and focuses its heading', async () => {
  await open('/a')
  await press('Diese Seite')
  expect(focused()).toBe('/a')
  expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 0, behavior: 'instant' }])
})
