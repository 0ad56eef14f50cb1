import type { Page } from '@playwright/test'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const article = '/knowledge-base/entity-seo-guide'

test.describe('where the browser allows it', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the button of a code block copies the code', async ({ page }) => {
    await page.goto(article)
    await codeButton(page).click()
    const code = await page.locator('main pre').first().locator('code').textContent()
    await expect.poll(() => readClipboard(page)).toBe(code)
  })

  test('the button still copies after a navigation within the app', async ({ page }) => {
    await page.goto('/knowledge-base')
    await appReady(page)
    await page.locator(`main a[href="${article}"]`).first().click()
    await codeButton(page).click()
    const code = await page.locator('main pre').first().locator('code').textContent()
    await expect.poll(() => readClipboard(page)).toBe(code)
  })

  test('the e-mail address beside the form can be copied', async ({ page }) => {
    await page.goto('/contact')
    const address = page.locator('main a[href^="mailto:"]').first()
    await address.locator('xpath=..').getByRole('button').click()
    await expect
      .poll(async () => `mailto:${await readClipboard(page)}`)
      .toBe(await address.getAttribute('href'))
  })

  test('the button says that it did, and has its label back soon, however often it is pressed', async ({
    page,
  }) => {
    const label = await openWithPausedClock(page)
    await codeButton(page).click()
    await expect(codeButton(page)).not.toHaveText(label)
    await codeButton(page).click()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(codeButton(page)).toHaveText(label, { timeout: 100 })
    }).toPass({ intervals: [0], timeout: 5000 })
  })
})

test.describe('where the browser refuses it', () => {
  // To grant one permission is to refuse all others.
  test.use({ permissions: ['geolocation'] })

  test('the button of a code block says so for two seconds, and nothing breaks', async ({ page }) => {
    const label = await openWithPausedClock(page)
    await codeButton(page).click()
    await expect(codeButton(page)).not.toHaveText(label)
    await expect(codeButton(page)).not.toHaveText('Kopiert')
    await page.clock.runFor(1999)
    await expect(codeButton(page)).not.toHaveText(label)
    await page.clock.runFor(1)
    await expect(codeButton(page)).toHaveText(label)
  })
})

function codeButton(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Kopieren: / })
    .first()
}

function readClipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Returns what the button says before it is pressed. */
async function openWithPausedClock(page: Page): Promise<string> {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto(article)
  await appReady(page)
  await page.clock.pauseAt('2026-11-21T10:01:00')
  return codeButton(page).innerText()
}
