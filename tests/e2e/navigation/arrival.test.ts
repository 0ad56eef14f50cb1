import type { Page } from '@playwright/test'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('loading a page leaves the focus at its start, and announces nothing', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await appReady(page)
  await expect(page.locator('body')).toBeFocused()
  await expect(announcer(page)).toBeEmpty()
})

test('a navigation moves the focus to the heading of the new page and announces its title', async ({
  page,
}) => {
  await page.goto('/services/linkbuilding')
  await appReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const title = await page.title()
  expect(title).toMatch(/Impressum/)
  await expect(announcer(page)).toHaveText(title)
})

test('going back moves the focus and announces the title as well', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await appReady(page)
  const title = await page.title()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveTitle(/Impressum/)
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcer(page)).toHaveText(title)
})

/** What says the title; a text has live regions of its own. */
function announcer(page: Page) {
  return page.locator('body > [role=status]')
}
