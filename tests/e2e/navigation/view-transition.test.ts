import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e/test.ts'

declare global {
  interface Window {
    hasTransition?: boolean
  }
}

test('one document passes into the next without a flash, where motion is welcome', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.hasTransition = 'viewTransition' in event && event.viewTransition !== null
    })
  })
  // Without the app, which would follow the link within the document.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const { reducedMotion, expected } of [
    { reducedMotion: 'no-preference', expected: true },
    { reducedMotion: 'reduce', expected: false },
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/impressum')
    await followLink(page)
    expect(await page.evaluate(() => window.hasTransition)).toBe(expected)
  }
})

async function followLink(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
  await expect(page).toHaveURL('/agb')
}
