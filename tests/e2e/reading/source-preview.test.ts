import { stopTime } from '../../support/e2e/clock.ts'
import { expectNoViolation } from '../../support/e2e/axe.ts'
import { article } from '../../support/e2e/pages.ts'
import { footnote, preview, startReading } from '../../support/e2e/reading.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('hovering over a footnote shows its source in a card that can be reached and closed by Escape', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(article)
  await footnote(page, 0).hover()
  await expect(preview(page)).toBeInViewport({ ratio: 1 })
  const entry = page.locator((await footnote(page, 0).getAttribute('href')) ?? '')
  await expect(preview(page)).toHaveText(await entry.innerText())
  const link = preview(page).getByRole('link')
  await expect(link).toHaveAttribute('href', (await entry.getByRole('link').getAttribute('href')) ?? '')
  // Over the gap, as a hand does it, in the time that it has: the card would be gone by then.
  const box = await link.boundingBox()
  await stopTime(page)
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 5 })
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(footnote(page, 0)).toHaveAccessibleDescription(await entry.innerText())
  await expectNoViolation(page, '[role=group][aria-label^=Quelle]')
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toHaveCount(0)
})

test('by keyboard a footnote shows its source on focus, and Enter leads to the source list and back', async ({
  page,
}) => {
  await page.goto(article)
  await startReading(page)
  await page.keyboard.press('Shift')
  await footnote(page, 1).focus()
  await expect(preview(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  // The card closes a moment later.
  await expect(preview(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(footnote(page, 1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toHaveCount(0)
  await expect(footnote(page, 1)).toBeFocused()

  const top = await page.evaluate(() => scrollY)
  const hash = (await footnote(page, 1).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(article + hash)
  await expect(page.locator(hash)).toBeInViewport()
  await expect(preview(page)).toHaveCount(0)
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

test('a tap on a footnote shows its source and a link to the list; a tap elsewhere closes it @touch', async ({
  page,
}) => {
  await page.goto(article)
  await startReading(page)
  await footnote(page, 0).tap()
  await expect(preview(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(article)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(preview(page)).toHaveCount(0)

  await footnote(page, 0).tap()
  await preview(page).getByRole('link').last().tap()
  await expect(page).toHaveURL(/#quelle-1$/)
  await expect(page.locator('#quelle-1')).toBeInViewport()
  await expect(preview(page)).toHaveCount(0)
  await page.locator('#quelle-1').getByRole('link').last().tap()
  await expect(footnote(page, 0)).toBeInViewport()
})
