import type { Page } from '@playwright/test'
import { confirmation, enquiryForm, fillEnquiry, openSubject, sendButton } from '../../support/e2e/enquiry.ts'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { expectAtTop, expectSmooth, jumpTo, logScroll, scrollLog } from '../../support/e2e/scrolling.ts'
import { article, lastPart, service, serviceName } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const inHeader = 'body > header a[href="/#contact"]:visible'
const inHero = 'main header a[href="/contact?anliegen=seo-audit#contact"]'
const toForm = `/contact?anliegen=${lastPart(service)}#contact`
const inService = `main aside a[href="${toForm}"]`

test('on the home page the header’s call to action scrolls smoothly to the form and focuses it', async ({
  page,
}) => {
  await openApp(page, '/')
  const loads = documentLoads(page)
  for (const visit of ['first', 'again']) {
    await test.step(visit, async () => {
      await jumpTo(page, 0)
      await logScroll(page)
      await page.locator(inHeader).click()
      await expectForm(page)
      expectSmooth(await scrollLog(page))
    })
  }
  expect(loads).toEqual([])
})

test('the header’s call to action leads to the form from any page, and brings the service of the page', async ({
  page,
}) => {
  for (const { from, to, about } of [
    { from: '/agb', to: '/#contact', about: '' },
    { from: '/contact', to: '/contact#contact', about: '' },
    { from: service, to: toForm, about: serviceName },
  ]) {
    await test.step(from, async () => {
      await openApp(page, from)
      const loads = documentLoads(page)
      await page.getByRole('banner').getByRole('link', { name: 'Anfragen' }).click()
      await expect(page).toHaveURL(to)
      await expectAtTop(page, 'contact')
      await expect(await openSubject(page)).toHaveValue(about)
      expect(loads).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL(from)
    })
  }
})

test('the link that reports an error in a text opens the form with subject and address filled in', async ({
  page,
}) => {
  await openApp(page, article)
  await page.getByRole('main').locator('a[href="/contact?anliegen=fehler#contact"]').click()
  await expectForm(page)
  await expect(await openSubject(page)).toHaveValue(/Fehler/)
  await expect(enquiryForm(page).locator('textarea')).toHaveValue(new RegExp(`${article}$`))
})

test('the call to action of a service brings its name into the form and the posted message', async ({
  page,
}) => {
  await openApp(page, service)
  const loads = documentLoads(page)
  await page.locator(inService).click()
  await expect(page).toHaveURL(toForm)
  await expectForm(page)
  await expect(enquiryForm(page).getByText(`Betreff: ${serviceName}`)).toBeInViewport()
  expect(loads).toEqual([])
  await fillEnquiry(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  expect(new URLSearchParams((await posted).postData() ?? '').get('subject')).toBe(serviceName)
  await expect(confirmation(page)).toContainText(serviceName)
  await page.goBack()
  await expect(page).toHaveURL(service)
})

test('before the app has loaded, calls to action lead to the form as plain links', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/')
  await page.locator(inHero).click()
  await expectAtTop(page, 'contact')
  await page.goto(service)
  await page.locator(inService).click()
  await expect(page).toHaveURL(toForm)
  await expectAtTop(page, 'contact')
  release()
  await expect(await openSubject(page)).toHaveValue(serviceName)
})

async function expectForm(page: Page): Promise<void> {
  await expectAtTop(page, 'contact')
  await expect(page.locator('#contact')).toBeFocused()
}
