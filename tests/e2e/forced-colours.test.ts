import type { Locator } from '@playwright/test'
import { article } from '../support/article.ts'
import { contents } from '../support/reading.ts'
import { appReady, expect, test } from '../support/test.ts'

test('where the system prescribes the colours, buttons and what is current or pressed still stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(article)
  await appReady(page)
  const plain = await background(page.locator('body'))
  for (const selector of [
    'header .button',
    'header a[aria-current]',
    'footer button[aria-pressed=true]',
    '[data-scroll-to-top]',
  ]) {
    expect(await background(page.locator(selector).first()), selector).not.toBe(plain)
  }
  await page
    .locator('main h2')
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView())
  const mark = contents(page).locator('[aria-current]')
  await expect(mark).toHaveCount(1)
  expect(await mark.evaluate((link) => getComputedStyle(link, '::before').borderLeftStyle)).toBe('solid')
})

function background(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    let painted: Element | null = shown
    const colour = () => (painted ? getComputedStyle(painted).backgroundColor : 'canvas')
    while (painted && colour() === 'rgba(0, 0, 0, 0)') painted = painted.parentElement
    return colour()
  })
}
