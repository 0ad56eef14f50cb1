import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'

/** The buttons for system, light and dark. */
const scheme = '[aria-label=Darstellung] button'

test('the menu of a wide window opens, Escape closes it, and a link in it leads on and closes it', async ({
  visitor,
}) => {
  await arrive(visitor, '/agb')
  await visitor.click('[popovertarget=menu-leistungen]')
  await expectAnswer(visitor, isOpen, true)
  await visitor.press('Escape')
  await expectAnswer(visitor, isOpen, false)
  await visitor.click('[popovertarget=menu-leistungen]')
  await visitor.click('#menu-leistungen a[href="/services/linkbuilding"]')
  await expectAnswer(visitor, () => location.pathname, '/services/linkbuilding')
  await expectAnswer(visitor, isOpen, false)
})

test('the menu of a narrow window covers the page and leads on', async ({ visitor }) => {
  await visitor.resize({ width: 360, height: 780 })
  await arrive(visitor, '/agb')
  await visitor.click('header [popovertarget=menu]')
  await expectAnswer(visitor, () => document.querySelector('#menu')?.matches(':popover-open'), true)
  await visitor.click('#menu a[href="/services/linkbuilding"]')
  await expectAnswer(visitor, () => location.pathname, '/services/linkbuilding')
  await expectAnswer(visitor, () => document.querySelector('#menu')?.matches(':popover-open'), false)
})

test('a chosen colour scheme shows at once, and on the next visit before the app has come', async ({
  visitor,
}) => {
  await arrive(visitor, '/agb')
  await visitor.click(`${scheme}:nth-of-type(2)`)
  await expectAnswer(visitor, background, 'rgb(255, 255, 255)')
  await visitor.click(`${scheme}:nth-of-type(3)`)
  await expectAnswer(visitor, background, 'rgb(19, 20, 24)')
  await visitor.open('/impressum')
  expect(await visitor.ask(background)).toBe('rgb(19, 20, 24)')
})

test('a new version clears what an old one has left under the name of a cache, and nothing else', async ({
  visitor,
}) => {
  await visitor.open('/agb')
  await visitor.ask(() => {
    localStorage.setItem('app_version', '0.0.1')
    localStorage.setItem('Page-CACHE', 'old')
    localStorage.setItem('color_scheme', 'dark')
  })
  await arrive(visitor, '/impressum')
  const kept = await visitor.ask(() => ({
    version: localStorage.getItem('app_version'),
    cache: localStorage.getItem('Page-CACHE'),
    scheme: localStorage.getItem('color_scheme'),
    refresh: Number(localStorage.getItem('last_cache_refresh')) > 0,
    meta: document.querySelector<HTMLMetaElement>('meta[name=cache-version]')?.content,
  }))
  expect(kept).toEqual({ version: kept.meta, cache: null, scheme: 'dark', refresh: true, meta: kept.meta })
})

/** To be evaluated in a page, as the next one. */
function isOpen(): boolean | undefined {
  return document.querySelector('#menu-leistungen')?.matches(':popover-open')
}

function background(): string {
  return getComputedStyle(document.documentElement).backgroundColor
}
