import {
  confirmation,
  expectDraft,
  failure,
  fillEnquiry,
  formReady,
  sendButton,
} from '../../support/e2e/enquiry.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faults/faulty-chunks.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const code = /\/assets\/enquiry-sending-/

test('what is sent before that code has come waits for it in its place', async ({ page }) => {
  const { release } = await holdRequests(page, code)
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  await expectDraft(page)
  // Playwright loses the answer to a request that is kept alive where it holds others.
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  release()
  await posted
})

test('offline before that code has come, the form says so and keeps everything; online again it is sent', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await page.goto('/contact')
  await appReady(page)
  await context.setOffline(true)
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(errorTexts.network)
  await expectDraft(page)
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
})
