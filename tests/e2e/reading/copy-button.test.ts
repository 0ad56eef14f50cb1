import { articleWithCode } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the button of a code block copies the code, also on a text that the app has shown', async ({
  page,
}) => {
  await page.goto('/knowledge-base')
  await appReady(page)
  await page.locator(`main a[href="${articleWithCode}"]`).first().click()
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Kopieren: / })
    .first()
    .click()
  const code = await main.locator('pre code').first().textContent()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
