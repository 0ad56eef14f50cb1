import { hydrated } from '../support/hydrated.ts'
import { holdRequests } from '../support/held-request.ts'
import { loadedScripts } from '../support/loaded-scripts.ts'
import { expect, test } from '../support/test.ts'

const appCode = /\/assets\/app-/
const ownCode = /\/linkbuilding-[\w-]+\.js$/

test('the code of the first page is downloaded when the visitor comes back to it', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await hydrated(page)
  const text = await page.locator('main').textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await loadedScripts(page)).filter((path) => ownCode.test(path))).toEqual([])

  await page.goBack()
  await expect
    .poll(async () => (await loadedScripts(page)).filter((path) => ownCode.test(path)))
    .toHaveLength(1)
  await expect(page.locator('main')).toHaveText(text ?? '')
})

test('until the app has come, links are ordinary links', async ({ page }) => {
  await holdRequests(page, appCode)
  await page.goto('/')
  const document = page.waitForEvent('request', (request) => request.isNavigationRequest())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  expect(new URL((await document).url()).pathname).toBe('/impressum')
  await expect(page).toHaveURL('/impressum')
})
