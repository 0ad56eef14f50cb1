import { article } from '../support/article.ts'
import { expectSmooth, jumpTo, logScroll, scrollLog } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const label = 'Nach oben scrollen'

test('the button to the top appears beyond 300 px, not at 300 @phone', async ({ page }) => {
  await page.goto(article)
  const button = page.getByRole('button', { name: label })
  await expect(button).toBeHidden()
  await jumpTo(page, 301)
  await expect(button).toBeVisible()
  await expect(button).toBeInViewport({ ratio: 1 })
  await jumpTo(page, 300)
  await expect(button).toBeHidden()
})

test('the button scrolls smoothly to the top, and hides there', async ({ page }) => {
  await page.goto(article)
  await jumpTo(page, 2000)
  await logScroll(page)
  await page.getByRole('button', { name: label }).click()
  await expect.poll(() => page.evaluate(() => scrollY), { intervals: [50] }).toBe(0)
  expectSmooth(await scrollLog(page))
  await expect(page.getByRole('button', { name: label })).toBeHidden()
})

test('with reduced motion the button jumps to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(article)
  await jumpTo(page, 2000)
  await logScroll(page)
  await page.getByRole('button', { name: label }).click()
  await expect.poll(() => scrollLog(page)).toEqual([0])
})

test('the button is in the tab order only while it is shown', async ({ page }) => {
  await page.goto(article)
  const last = page.getByRole('contentinfo').getByRole('button').last()
  const button = page.locator(`[aria-label="${label}"]`)
  await last.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await expect(button).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(last).not.toBeFocused()
  await expect(button).not.toBeFocused()

  await last.focus()
  await expect(button).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
})
