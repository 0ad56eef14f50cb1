import { expect, test } from '../support/test.ts'

test('on paper a page is its text: without header, footer, forms and controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const url of ['/', '/contact', '/knowledge-base', '/knowledge-base/core-web-vitals']) {
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const hidden of ['body > header', 'body > footer', 'form', 'nav', 'button', '.skip-link']) {
        await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
      }
      expect((await page.getByRole('main').boundingBox())?.y).toBe(0)
    })
  }
})
