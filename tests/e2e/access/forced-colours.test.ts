import { article } from '../../support/e2e/pages.ts'
import { contents } from '../../support/e2e/reading.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('in forced colours, buttons have a border, and current or pressed items stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openApp(page, article)
  await expect(page.locator('header .button:visible')).toHaveCSS('border-top-style', 'solid')
  // Else Chromium lays the colour of the page behind the text, and the text may have that colour.
  const marked = page.locator('header a[aria-current], footer button[aria-pressed=true]')
  await expect(marked).toHaveCount(2)
  for (const element of await marked.all()) {
    await expect(element).toHaveCSS('forced-color-adjust', 'none')
    const { backgroundColor, color } = await element.evaluate((shown) => {
      const style = getComputedStyle(shown)
      return { backgroundColor: style.backgroundColor, color: style.color }
    })
    expect(backgroundColor).not.toBe(color)
    expect(backgroundColor).not.toMatch(/, 0\)$/)
  }
  await page
    .locator('main h2')
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView())
  const entry = contents(page).locator('[aria-current]')
  await expect(entry).toHaveCount(1)
  await expect(entry).toHaveCSS('border-left-style', 'solid', { pseudo: 'before' })
})
