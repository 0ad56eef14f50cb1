import type { Page } from '@playwright/test'
import { axeViolations, bringAxe } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'
import { urls } from '../support/urls.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 780 }

/** What the colour scheme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** So that two workers can share the pages. */
const parts = [0, 1, 2, 3].map((part) => [...urls, '/kontakt'].filter((_, index) => index % 4 === part))

for (const [part, addresses] of parts.entries()) {
  test(`axe finds nothing on any page, light and dark, wide and on a phone (part ${part + 1})`, async ({
    page,
    watch,
  }) => {
    test.slow()
    watch.expectConsole(/status of 404 .*\/kontakt/)
    for (const url of addresses) {
      await test.step(url, async () => {
        await page.goto(url)
        await hydrated(page)
        await bringAxe(page)
        for (const viewport of [wide, phone]) {
          await page.setViewportSize(viewport)
          await expectNoViolation(page)
        }
      })
    }
  })
}

test('axe finds nothing in the open menus, light and dark', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await bringAxe(page)
  for (const { viewport, button } of [
    { viewport: wide, button: 'Leistungen' },
    { viewport: phone, button: 'Menü' },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: button }).click()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
  }
})

async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, colourRules)).toEqual([])
}
