import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/faults/held-request.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const app = 'html[data-app]'
/** Longer than any idle moment could be waited for, in ms. */
const longIdle = 60_000

test('the app starts by itself once the page is idle', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.clock.runFor(longIdle)
  await expect(page.locator(app)).toBeAttached()
})

const intents: Record<string, (page: Page) => Promise<void>> = {
  'a mouse that moves': (page) => page.mouse.move(200, 300),
  'a pointer that presses': (page) => page.locator('body').dispatchEvent('pointerdown'),
  'a touch': (page) => page.locator('body').dispatchEvent('touchstart'),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.locator('main a:visible').first().focus(),
  'a scroll': (page) => page.evaluate(() => window.scrollTo(0, 100)),
}

test('for a visitor who saves data the app waits for the first sign of intent', async ({ page }) => {
  test.slow()
  await useConnection(page, { saveData: true })
  for (const [name, intend] of Object.entries(intents)) {
    await test.step(name, async () => {
      await expectNoStart(page)
      await intend(page)
      await appReady(page)
    })
  }
})

test('on a slow line the app waits as well', async ({ page }) => {
  await useConnection(page, { saveData: false, effectiveType: '3g' })
  await expectNoStart(page)
  await page.mouse.move(200, 300)
  await appReady(page)
})

test('a page that is left before the app has come reports nothing', async ({ page }) => {
  const { release } = await holdRequests(page, /\/assets\/react-/)
  await page.goto('/contact')
  const asked = page.waitForRequest(/\/assets\/react-/)
  await page.keyboard.press('Shift')
  await asked
  await page.goto('/agb')
  release()
  await appReady(page)
})

async function useConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
  await page.clock.install()
}

/** A request that is asked for later has come: had the app been asked for, its request would have been seen. */
async function expectNoStart(page: Page): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/contact')
  await page.clock.runFor(longIdle)
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
  expect(requests.at(-1)).toMatch(/robots\.txt$/)
  expect(requests.filter((url) => /\/entry-client-/.test(url))).toEqual([])
}
