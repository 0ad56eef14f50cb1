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

test('a page that is left before the app has come reports nothing', async ({ page }) => {
  const { release } = await holdRequests(page, /\/assets\/react-/)
  const asked = page.waitForRequest(/\/assets\/react-/)
  await page.goto('/contact')
  await page.keyboard.press('Shift')
  await asked
  await page.goto('/agb')
  release()
  await appReady(page)
})
