import type { Page, Request } from '@playwright/test'
import {
  confirmation,
  enquiryForm,
  fillEnquiry,
  formReady,
  openSubject,
  postedDraft,
  sendButton,
} from '../../support/e2e/enquiry.ts'
import { reportOf } from '../../support/error-texts.ts'
import { formServiceHost } from '../../support/faults/form-service.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { lastPart, service, serviceName } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser asks for missing fields, then posts the form, and the page confirms it', async ({
    page,
  }) => {
    await page.goto('/contact')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('form :invalid')).toHaveCount(3)
    await expect(confirmation(page)).toBeHidden()
    await sendPlainly(page)
    await expect(enquiryForm(page)).toBeHidden()
    await confirmation(page).getByRole('link', { name: 'Noch eine Nachricht' }).click()
    await expect(enquiryForm(page)).toBeVisible()
    await expect(confirmation(page)).toBeHidden()
  })

  test('the referrer of the plain POST names the service of the link that led to the form', async ({
    page,
  }) => {
    await page.goto(service)
    await page
      .getByRole('main')
      .getByRole('link', { name: `${serviceName} anfragen` })
      .first()
      .click()
    await expect(await openSubject(page)).toHaveValue('')
    const request = await sendPlainly(page)
    // Another host is told the origin alone (`Referrer-Policy`).
    const told = formServiceHost === undefined ? `/contact?anliegen=${lastPart(service)}` : '/'
    expect(await request.headerValue('referer')).toBe(new URL(told, page.url()).href)
  })
})

test('after a plain POST the confirmation replaces the empty form, which returns on request', async ({
  page,
}) => {
  await page.goto('/contact#gesendet')
  await expect(confirmation(page)).toBeVisible()
  await appReady(page)
  await expect(confirmation(page)).toBeFocused()
  await expect(enquiryForm(page)).toHaveCount(0)
  await confirmation(page).getByRole('link', { name: 'Noch eine Nachricht' }).click()
  await expect(confirmation(page)).toBeHidden()
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
})

test('the form falls back to a plain POST when its own code cannot be loaded', async ({ page, watch }) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await replaceChunk(page, 'enquiry-sending', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/contact')
  await formReady(page)
  await sendPlainly(page)
})

async function sendPlainly(page: Page): Promise<Request> {
  await fillEnquiry(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  const request = await posted
  expect(request.isNavigationRequest()).toBe(true)
  expect([...new URLSearchParams(request.postData() ?? '')]).toEqual(postedDraft)
  await expect(page).toHaveURL('/contact#gesendet')
  await expect(confirmation(page)).toBeInViewport()
  return request
}
