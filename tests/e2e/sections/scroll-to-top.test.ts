import type { Page } from '@playwright/test'
import { article } from '../../support/e2e/article.ts'
import { expectSmooth, jumpTo, logScroll, scrollLog } from '../../support/e2e/scrolling.ts'
import { expect, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const label = 'Nach oben scrollen'

test('the button to the top appears beyond 300 px, not at 300 @phone @wide', async ({ page }) => {
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
  const brand = page.getByRole('banner').getByRole('link').first()
  const button = page.locator(`[aria-label="${label}"]`)
  await brand.focus()
  await page.keyboard.press('Tab')
  await expect(brand).not.toBeFocused()
  await expect(button).not.toBeFocused()

  await jumpTo(page, 400)
  await brand.focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
})

test('the button covers no text, however wide the window is', async ({ page }) => {
  await page.goto('/knowledge-base')
  await jumpTo(page, 400)
  for (const width of [320, 768, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const { left, bottom } = await page
      .getByRole('button', { name: label })
      .evaluate((button) => button.getBoundingClientRect().toJSON())
    const header = await page.getByRole('banner').boundingBox()
    const isInHeader = bottom <= (header?.height ?? 0)
    expect([width, isInHeader || left > (await textEnd(page))]).toEqual([width, true])
  }
})

/** How far to the right the text of the page reaches. */
function textEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.createRange()
    const ends = [...document.querySelectorAll('main :is(h1, h2, p, dd), footer :is(a, button)')].map(
      (element) => {
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      },
    )
    return Math.max(...ends)
  })
}
