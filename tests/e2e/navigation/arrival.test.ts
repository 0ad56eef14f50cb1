import type { Page } from '@playwright/test'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('a navigation moves the focus to the heading of the page and announces its title, back as well', async ({
  page,
}) => {
  await page.goto('/agb')
  await appReady(page)
  await expect(page.locator('body')).toBeFocused()
  await expect(announcer(page)).toBeEmpty()
  const first = await page.title()
  await footerLink(page, 'Impressum').click()
  await expectArrival(page, /Impressum/)
  await page.goBack()
  await expectArrival(page, first)
})

async function expectArrival(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(announcer(page)).toHaveText(await page.title())
}

/** What says the title; a text has live regions of its own. */
function announcer(page: Page) {
  return page.locator('body > [role=status]')
}
