import { service } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('the first press of the tab key shows the skip link, which leads past the header', async ({ page }) => {
  await page.goto(service)
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).not.toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('after a navigation the skip link leads into the new page', async ({ page }) => {
  await openApp(page, service)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/impressum#inhalt')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})
