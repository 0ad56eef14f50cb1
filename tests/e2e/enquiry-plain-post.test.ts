import type { Page } from '@playwright/test'
import { confirmation, draft, fillEnquiry, sendButton } from '../support/enquiry.ts'
import { reportOf } from '../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../support/faulty-chunks.ts'
import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/contact', '/#contact']) {
    test(`the form of ${path} is posted as it is, and the page says that it was sent`, async ({ page }) => {
      await page.goto(path)
      await expect(confirmation(page)).toBeHidden()
      await sendPlainly(page)
    })
  }

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('form :invalid')).toHaveCount(3)
  })
})

test('the form is posted as it is when its own code cannot be loaded', async ({ page, watch }) => {
  watch.expectConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await replaceChunk(page, 'enquiry-form', (route) => route.abort())
  await page.goto('/contact')
  await sendPlainly(page)
})

async function sendPlainly(page: Page) {
  await fillEnquiry(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  const request = await posted
  expect(request.isNavigationRequest()).toBe(true)
  expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
    ['form-name', 'anfrage'],
    ['name', draft.Name],
    ['email', draft['E-Mail']],
    ['company', ''],
    ['phone', ''],
    ['message', draft['Ihr Anliegen']],
    ['website', ''],
  ])
  await expect(page).toHaveURL('/contact#gesendet')
  await expect(confirmation(page)).toBeInViewport()
}
