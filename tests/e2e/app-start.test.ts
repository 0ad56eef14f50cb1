import type { Page } from '@playwright/test'
import { appReady, expect, test } from '../support/test.ts'

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
  'a focus': (page) => page.locator('main a').first().focus(),
  'a scroll': (page) => page.evaluate(() => window.scrollTo(0, 100)),
}

for (const [line, connection] of Object.entries({
  'a visitor who saves data': { saveData: true },
  'a slow line': { saveData: false, effectiveType: '3g' },
})) {
  test(`for ${line} the app waits for the first sign of intent`, async ({ page }) => {
    test.slow()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    await page.clock.install()
    for (const [name, intend] of Object.entries(intents)) {
      await test.step(name, async () => {
        await page.goto('/contact')
        await page.clock.runFor(longIdle)
        await expect(page.locator(app)).not.toBeAttached()
        await intend(page)
        await appReady(page)
      })
    }
  })
}
