import { hydrated } from '../support/hydrated.ts'
import { holdRequests } from '../support/held-request.ts'
import { appReady, expect, test } from '../support/test.ts'

test('on the way back the first page is as it came, though the browser is offline by then', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/services/linkbuilding')
  await hydrated(page)
  const text = await page.locator('main').textContent()
  await page.evaluate(() => document.querySelector('h1')?.append(' (verändert)'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.locator('main')).toHaveText(text ?? '')
})

test('until the app has come, links are ordinary links', async ({ page }) => {
  await holdRequests(page, /\/assets\/app-/)
  await page.goto('/')
  const document = page.waitForEvent('request', (request) => request.isNavigationRequest())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  expect(new URL((await document).url()).pathname).toBe('/impressum')
  await expect(page).toHaveURL('/impressum')
})

test('an address that the host has moved is followed within the app', async ({ page }) => {
  await page.route('**/alt', (route) => route.fulfill({ status: 301, headers: { location: '/contact' } }))
  await page.goto('/agb')
  await appReady(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/alt?a=b#contact'
    link.textContent = 'moved'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'moved' }).click()
  await expect(page).toHaveURL('/contact?a=b#contact')
  await expect(page.locator('html')).toHaveAttribute('data-app')
  await expect(page.getByLabel('Ihr Anliegen')).toBeVisible()
})
