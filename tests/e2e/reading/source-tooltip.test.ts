import { expectNoViolation } from '../../support/e2e/axe.ts'
import { tooltip } from '../../support/e2e/glossary.ts'
import { article } from '../../support/e2e/pages.ts'
import { footnote, startReading } from '../../support/e2e/reading.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('hovering over a footnote shows its source in a tooltip, until Escape', async ({ page }) => {
  await page.goto(article)
  await footnote(page, 0).hover()
  const entry = page.locator((await footnote(page, 0).getAttribute('href')) ?? '')
  await expect(tooltip(page)).toHaveText(await entry.innerText())
  // Within a landmark, as a screen reader expects it.
  await expect(page.getByRole('main').locator('.tooltip')).toBeInViewport({ ratio: 1 })
  await expectNoViolation(page, '.tooltip')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})

test('by keyboard a footnote shows its source on focus, and Enter leads to the source list and back', async ({
  page,
}) => {
  await page.goto(article)
  await startReading(page)
  await page.keyboard.press('Shift')
  await footnote(page, 1).focus()
  await expect(tooltip(page)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(footnote(page, 1)).toBeFocused()

  const top = await page.evaluate(() => scrollY)
  const hash = (await footnote(page, 1).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(article + hash)
  await expect(page.locator(hash)).toBeInViewport()
  await expect(tooltip(page)).toHaveCount(0)
  // The tab key goes on from the entry: its source, then the way back.
  await expect(page.locator(hash).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(hash).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(footnote(page, 1)).toBeFocused()
  await expect(footnote(page, 1)).toBeInViewport()
  await page.goBack()
  await expect(page.locator(hash)).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a tap on a footnote leads to its source, from where a link leads back @touch', async ({ page }) => {
  await page.goto(article)
  await startReading(page)
  await footnote(page, 0).tap()
  await expect(page).toHaveURL(/#quelle-1$/)
  const source = page.locator('#quelle-1')
  await expect(source).toBeInViewport()
  await expect(source, 'marked among the others').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(tooltip(page)).toHaveCount(0)
  await source.getByRole('link').last().tap()
  await expect(footnote(page, 0)).toBeInViewport()
})
