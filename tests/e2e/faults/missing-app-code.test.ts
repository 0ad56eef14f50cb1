import type { Route } from '@playwright/test'
import { confirmation, fillEnquiry, sendButton } from '../../support/e2e/enquiry.ts'
import { reportOf } from '../../support/error-texts.ts'
import { brokenChunk, browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** What the app cannot start without; that visitors read on whatever happens to any script, `assets.test.ts` asks. */
const missing = [
  { fault: 'throws', kind: 'unexpected', answer: brokenChunk, chunk: 'entry-client', of: 'the app' },
  {
    fault: 'is gone',
    kind: 'network',
    answer: (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
    chunk: 'contact',
    of: 'the page',
  },
] as const

for (const { fault, kind, answer, chunk, of } of missing) {
  test(`when the code of ${of} ${fault}, the prerendered page stays, and its form still works`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(browserNoise)
    watch.expectConsole(reportOf(kind))
    await replaceChunk(page, chunk, answer)
    const report = page.waitForEvent('console', (message) => message.text().includes(` ${kind} `))
    await page.goto('/contact')
    await page.keyboard.press('Shift')
    await report
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-app')

    await fillEnquiry(page)
    // A request that outlives its page never gets past Playwright's routes.
    await page.unrouteAll()
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact#gesendet')
    await expect(confirmation(page)).toBeVisible()
    await appReady(page)
  })
}

test('leaving the page while the app is downloading is not reported as a failure', async ({
  page,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  await replaceChunk(page, 'entry-client', async (route) => {
    // As Firefox does it, before the other document has answered.
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
    await route.abort()
  })
  const ended = page.waitForEvent('requestfailed')
  await page.goto('/agb')
  await page.keyboard.press('Shift')
  await ended
  // A report would be in the console by then, and fail the test.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
})

test('when the boot script is missing, links and the form still work', async ({ page, watch }) => {
  watch.allowConsole(browserNoise)
  await replaceChunk(page, 'boot', (route) => route.fulfill({ status: 404 }))
  await page.goto('/agb')
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact#gesendet')
  await expect(confirmation(page)).toBeVisible()
})
