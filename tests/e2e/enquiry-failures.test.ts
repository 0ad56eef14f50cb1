import type { Page } from '@playwright/test'
import { answerPosts, confirmation, failure, fillEnquiry, formReady, sendButton } from '../support/enquiry.ts'
import { draft, enquiryField, labels } from '../support/enquiry.ts'
import { errorTexts, reportOf } from '../support/error-texts.ts'
import { browserNoise } from '../support/faulty-chunks.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ watch }) => watch.expectConsole(browserNoise))

test('after too many enquiries the visitor learns when to try again, and nothing is reported', async ({
  page,
}) => {
  await answerPosts(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '42' } }))
  await writeAndSend(page)
  await expect(failure(page)).toContainText(errorTexts.rateLimit)
  await expect(failure(page)).toContainText(/\b42 Sekunden\b/)
  await expect(failure(page)).not.toContainText('ERR-')
  await expectDraftToBeSafe(page)
})

test('a server error is a network error to the visitor, and the draft is safe', async ({ page, watch }) => {
  watch.expectConsole(reportOf('network'))
  await answerPosts(page, (route) => route.fulfill({ status: 500 }))
  await writeAndSend(page)
  await expectNetworkError(page)
})

test('offline, the visitor reads so at once, and the draft is safe', async ({ page, context, watch }) => {
  watch.expectConsole(reportOf('network'))
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expectNetworkError(page)
})

test('an answer that does not come is given up after twenty seconds, and the draft is safe', async ({
  page,
  watch,
}) => {
  watch.expectConsole(reportOf('network'))
  // Playwright's clock does not know this timer of the browser.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(new DOMException('signal timed out', 'TimeoutError')), time)
      return abort.signal
    }
  })
  await page.clock.install()
  await answerPosts(page, () => undefined)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await writeAndSend(page)
  await posted
  await page.clock.fastForward(15_000)
  await expect(sendButton(page)).toBeDisabled()
  await page.clock.fastForward(5000)
  await expectNetworkError(page)
})

test('what could not be sent can be sent again', async ({ page, watch }) => {
  watch.expectConsole(reportOf('network'))
  const faults = [500]
  await answerPosts(page, (route) => {
    const status = faults.pop()
    return status ? route.fulfill({ status }) : route.continue()
  })
  await writeAndSend(page)
  await expect(failure(page)).toBeFocused()
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
  await expect(failure(page)).toBeHidden()
})

async function writeAndSend(page: Page) {
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).click()
}

async function expectNetworkError(page: Page) {
  await expect(failure(page)).toContainText(errorTexts.network)
  await expect(failure(page)).toContainText(/ERR-\d{13}-[a-z0-9]{6}/)
  await expectDraftToBeSafe(page)
}

/** It stands in the form still, can be sent again, and as an e-mail. */
async function expectDraftToBeSafe(page: Page) {
  await expect(failure(page)).toBeFocused()
  for (const label of labels) await expect(enquiryField(page, label)).toHaveValue(draft[label])
  await expect(sendButton(page)).toBeEnabled()
  const mail = await failure(page).getByRole('link').getAttribute('href')
  expect(mail).toMatch(/^mailto:[^@?]+@/)
  for (const label of labels) expect(decodeURIComponent(mail ?? '')).toContain(`${label}: ${draft[label]}`)
}
