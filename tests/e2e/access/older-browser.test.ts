import type { Page } from '@playwright/test'
import { modernBrowser } from '../../../src/lib/modern-browser.ts'
import { confirmation, draft, enquiryField, labels, sendButton } from '../../support/e2e/enquiry.ts'
import { misplacedText } from '../../support/e2e/misplaced-text.ts'
import { kinds, service } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

test.beforeEach(({ page }) => switchOff(page))

test('an older browser gets every kind of page as a readable document and never loads the app', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.setViewportSize({ width: 360, height: 780 })
  for (const url of kinds) {
    await test.step(url, async () => {
      await page.goto(url)
      await page.keyboard.press('Shift')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator(`header a[href="${service}"]`)).toBeVisible()
      const misplaced = await page.evaluate(misplacedText)
      // Without styles a table and code are as wide as they are.
      expect(misplaced.filter((text) => !/the page is|leaves its block/.test(text))).toEqual([])
    })
  }
  // What boot imports, and nothing of the app.
  expect(scripts.filter((address) => /entry-client/.test(address))).toEqual([])
})

test('an older browser posts the enquiry form natively', async ({ page }) => {
  await page.goto('/contact')
  for (const label of labels) await enquiryField(page, label).fill(draft[label])
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact#gesendet')
  await expect(confirmation(page)).toBeAttached()
})

/** Takes from the browser what `modernBrowser` asks for. */
async function switchOff(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.route(
    (url) => url.hostname === 'localhost' && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      // The browser goes there itself, or the address would stay that of the program.
      if (response.status() === 303) return route.fulfill({ response })
      const html = await response.text()
      expect(html).toContain(`@supports ${modernBrowser}`)
      const { 'content-security-policy': _, ...headers } = response.headers()
      const older = html
        .replace(modernBrowser, 'selector(:unknown)')
        .replaceAll(/ popover(target)?=/gi, ' data-popover$1=')
      return route.fulfill({ response, headers, body: older })
    },
  )
}
