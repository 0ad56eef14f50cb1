import { expect, test } from '../../support/e2e/test.ts'

test('the app starts by itself once the page is idle', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  // Longer than any idle moment could be waited for.
  await page.clock.runFor(60_000)
  await expect(page.locator('html[data-app]')).toBeAttached()
})
