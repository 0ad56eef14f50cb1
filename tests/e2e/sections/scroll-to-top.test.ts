import { article } from '../../support/e2e/pages.ts'
import { expectSmooth, jumpTo, logScroll, scrollLog } from '../../support/e2e/scrolling.ts'
import { expect, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const label = 'Nach oben scrollen'

test('the button to the top appears beyond 300 px of scrolling, not at 300 @phone', async ({ page }) => {
  await page.goto(article)
  const button = page.getByRole('button', { name: label })
  await expect(button).toBeHidden()
  await jumpTo(page, 301)
  await expect(button).toBeVisible()
  await expect(button).toBeInViewport({ ratio: 1 })
  await jumpTo(page, 300)
  await expect(button).toBeHidden()
  // A page that opens where it was left is scrolled before its scripts hear of it.
  await jumpTo(page, 301)
  await page.reload()
  await expect(button).toBeVisible()
})

test('the button to the top scrolls smoothly, or instantly with reduced motion, and hides there', async ({
  page,
}) => {
  await page.goto(article)
  await logScroll(page)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await jumpTo(page, 2000)
    await scrollLog(page)
    await page.getByRole('button', { name: label }).click()
    await expect.poll(() => page.evaluate(() => scrollY), { intervals: [50] }).toBe(0)
    const positions = await scrollLog(page)
    if (reducedMotion === 'reduce') expect(positions).toEqual([0])
    else expectSmooth(positions)
    await expect(page.getByRole('button', { name: label })).toBeHidden()
  }
})

test('the button to the top is in the tab order only while it is shown', async ({ page }) => {
  await page.goto(article)
  const button = page.locator(`[aria-label="${label}"]`)
  const next = page.getByRole('contentinfo').getByRole('link').first()
  await next.evaluate((link) => link.focus({ preventScroll: true }))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(button).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(next).not.toBeFocused()
  await expect(button).not.toBeFocused()

  await next.focus()
  await expect(button).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
})
