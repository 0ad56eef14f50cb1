import type { Page } from '@playwright/test'
import { enquiryField } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { focusTerm, term } from '../../support/e2e/glossary.ts'
import { article, pageOfTool } from '../../support/e2e/pages.ts'
import { startReading } from '../../support/e2e/reading.ts'
import { requestedPaths, settled } from '../../support/e2e/requests.ts'
import { searchButton } from '../../support/e2e/search.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

/** Code that few visitors use, the page on which they may, and what they reach for. */
const late: { code: RegExp; path: string; reach: (page: Page) => Promise<void> }[] = [
  { code: /search-(answers|index)/, path: article, reach: (page) => searchButton(page).click() },
  // Among them its styles, which the page has in its HTML.
  { code: /\/enquiry-/, path: '/contact', reach: (page) => enquiryField(page, 'Name').focus() },
  {
    code: /term-tooltips/,
    path: article,
    reach: async (page) => {
      await startReading(page)
      await focusTerm(page, term(page, 0))
    },
  },
  {
    code: /page-check-tool/,
    path: pageOfTool('page-check'),
    reach: (page) => page.locator('#werkzeug-page-check').scrollIntoViewIfNeeded(),
  },
]

test('a page with styles of its own is styled as it appears', async ({ page }) => {
  await openApp(page, article)
  await footerLink(page, 'Kontakt').click()
  const form = await page.waitForFunction(() => {
    const found = document.querySelector('form[aria-label=Anfrage]')
    return found && getComputedStyle(found).display
  })
  expect(await form.jsonValue()).toBe('grid')
})

for (const { code, path, reach } of late) {
  test(`${code.source} is downloaded when a visitor reaches for it, and not before`, async ({ page }) => {
    const asked = requestedPaths(page)
    await page.goto(path)
    await page.keyboard.press('Shift')
    await appReady(page)
    await settled(page)
    expect(asked.filter((file) => code.test(file))).toEqual([])
    await reach(page)
    await expect.poll(() => asked.filter((file) => code.test(file)).length).toBeGreaterThan(0)
  })
}
