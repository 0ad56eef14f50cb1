import { chromium } from '@playwright/test'
import { wholeBrowser } from '../../../bench/browser.ts'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { enquiryField, expectDraft, fillEnquiry, formReady } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { jumpTo } from '../../support/e2e/scrolling.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

declare global {
  interface Window {
    isRestored?: boolean
  }
}

test('a page from the back/forward cache keeps its draft, its scroll position and its app', async ({
  baseURL,
}) => {
  const whole = wholeBrowser()
  test.skip(!whole, 'needs Chromium or Chrome: the headless shell has no back/forward cache')
  // Playwright switches that cache off.
  const browser = await chromium.launch({ ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await openApp(page, '/contact')
  await formReady(page)
  await fillEnquiry(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (window.isRestored = persisted))
  })
  await jumpTo(page, 300)
  await page.goto('/agb')
  await page.goBack({ waitUntil: 'commit' })
  // Asked while the page is exchanged, there is nothing to answer.
  await expect(async () => expect(await page.evaluate(() => window.isRestored)).toBe(true)).toPass()
  await expectDraft(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await expect(enquiryField(page, 'Name')).toBeEditable()
  const loads = documentLoads(page)
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  expect(loads).toEqual([])
  await browser.close()
})
