// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { announceNavigation } from '../../../src/lib/announce-navigation.ts'
import { fakeScrolling } from '../../support/fake-scrolling.ts'
import { requiredElement } from '../../support/required-element.ts'
import { openSmallRouter } from '../../support/small-router.ts'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
let scrolls = fakeScrolling()
let router: Awaited<ReturnType<typeof openSmallRouter>>

beforeEach(async () => {
  scrolls = fakeScrolling()
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  document.title = 'Seite davor'
  delete document.documentElement.dataset.arriving
  document.body.innerHTML = [
    '<header><a href="/" aria-current="page">Start</a><a href="/agb">AGB</a></header>',
    '<main><h1 tabindex="-1">AGB</h1><h2 id="ablauf" tabindex="-1">Ablauf</h2></main>',
    '<footer><a href="/agb">AGB</a></footer><p role="status" data-announcer></p>',
  ].join('')
  router = await openSmallRouter('/')
  announceNavigation(router, document)
})

/** Tells what the router tells once a page is on screen. */
async function show(to: string, { hash = '', first = false } = {}): Promise<void> {
  const from = router.state.location
  await router.navigate({ to, hash })
  await router.load()
  const location = router.state.location
  router.emit({
    type: 'onRendered',
    ...(!first && { fromLocation: from }),
    toLocation: location,
    pathChanged: first || from.pathname !== location.pathname,
    hrefChanged: true,
    hashChanged: from.hash !== location.hash,
  })
}

test('after a navigation the focus is on the new heading and its title is announced', async () => {
  await show('/agb')
  expect(document.activeElement).toBe(requiredElement('h1'))
  expect(requiredElement('[data-announcer]').textContent).toBe(document.title)
  expect(document.title).toBe('/agb')
})

test('header and footer mark the links to the new page as current, and only those', async () => {
  await show('/agb')
  const current = [...document.querySelectorAll('[aria-current="page"]')]
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/agb', '/agb'])
})

test('the page that was there from the start takes no focus and announces nothing', async () => {
  await show('/agb', { first: true })
  expect(document.activeElement).toBe(document.body)
  expect(requiredElement('[data-announcer]').textContent).toBe('')
  expect(document.title).toBe('Seite davor')
})

test('a hash of the new page is scrolled to, from its top, and its section has the focus', async () => {
  await show('/agb', { hash: 'ablauf' })
  expect(document.activeElement?.id).toBe('ablauf')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(scrolls.map(({ id }) => id)).toEqual(['ablauf'])
})

test('a hash of the same page is scrolled to from where the page is, and the focus stays', async () => {
  await show('/', { hash: 'ablauf' })
  expect(scrolls.map(({ id }) => id)).toEqual(['ablauf'])
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test('only a page that is shown from its top leaves the layout of its rest for later', async () => {
  const { dataset } = document.documentElement
  await show('/agb', { hash: 'ablauf' })
  expect(dataset.arriving).toBeUndefined()
  await show('/')
  expect(dataset.arriving).toBe('0')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(dataset.arriving).toBeUndefined()
  await show('/agb')
  expect(dataset.arriving).toBeUndefined()
})
