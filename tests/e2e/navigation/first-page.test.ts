import { iconsOffline } from '../../support/e2e/requests.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('on the way back the first page is there again, though the browser is offline by then', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(iconsOffline)
  await page.goto('/services/linkbuilding')
  await hydrated(page)
  const text = await page.locator('main').textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.locator('main')).toHaveText(text ?? '')
  await hydrated(page)
})

test('until the app has come, links are ordinary links', async ({ page }) => {
  await holdRequests(page, /\/app\/entry-client-/)
  await page.goto('/')
  const document = page.waitForEvent('request', (request) => request.isNavigationRequest())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  expect(new URL((await document).url()).pathname).toBe('/impressum')
  await expect(page).toHaveURL('/impressum')
})
