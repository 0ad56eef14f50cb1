import { goTo } from '../../support/e2e/go-to.ts'
import { expectAtTop } from '../../support/e2e/scrolling.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** All others: `tests/unit/lib/hash-scroll.test.ts`. */
const hostile = {
  'malformed escapes': '%E0%A4%A',
  markup: '<img src=x onerror=console.error(1)>',
  '20,000 characters': 'a'.repeat(20_000),
}

test('no hash, however odd, breaks the page', async ({ page }) => {
  for (const [name, hash] of Object.entries(hostile)) {
    await test.step(name, async () => {
      await page.goto(`/contact#${hash}`)
      await appReady(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await page.evaluate(goTo, `/impressum#${hash}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await page.evaluate((value) => (location.hash = value), hash)
      await page.evaluate(() => (location.hash = 'inhalt'))
      await page.goBack()
      await page.locator('header').getByRole('link', { name: 'Anfragen' }).click()
      await expectAtTop(page, 'contact')
    })
  }
})
