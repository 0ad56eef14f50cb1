import { expect, test } from '../support/test.ts'
import { urls } from '../support/urls.ts'

test.use({ viewport: { width: 320, height: 568 } })

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.slow()
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([url, width]).toEqual([url, 320])
  }
})
