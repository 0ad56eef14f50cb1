import type { Page } from '@playwright/test'
import { article } from '../../support/e2e/pages.ts'
import { contents } from '../../support/e2e/reading.ts'
import { jumpTo, topOf } from '../../support/e2e/scrolling.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('the table of contents marks the current section after scrolling, a click and a reload', async ({
  page,
}) => {
  await page.goto(article)
  const ids = await sections(page)
  for (const id of [ids.at(0), ids.at(-3), ids.at(2)]) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id ?? '')
    await expect.poll(() => marked(page)).toEqual([id])
  }
  await jumpTo(page, 0)
  await expect.poll(() => marked(page)).toEqual([])
  for (const id of [ids.at(-2), ids.at(1)]) {
    await contents(page).locator(`a[href="#${id}"]`).click()
    await expect.poll(() => marked(page)).toEqual([id])
  }
  // Also where the page stands there from the start.
  await page.reload()
  await expect.poll(() => marked(page)).toEqual([ids.at(1)])
})

test('on a phone the table of contents names the current section, and folds after use @phone', async ({
  page,
}) => {
  await page.goto(article)
  const ids = await sections(page)
  const [bar, list] = [page.locator('main details').first(), contents(page)]
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), ids[1] ?? '')
  const link = list.locator(`a[href="#${ids[3]}"]`)
  // What folds the contents comes with what marks the section.
  await expect(bar.locator('summary')).not.toHaveText(/^Inhalt\s*$/)
  await bar.locator('summary').click()
  await expect(link).toBeInViewport()
  await link.focus()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(bar.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  const name = await link.innerText()
  await link.click()
  await expect(link).toBeHidden()
  await expect(bar.locator('summary')).toHaveText(`Inhalt ${name}`)
  // The bar stays in sight, and covers no part of the heading.
  await expect(bar).toBeInViewport({ ratio: 1 })
  const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect())
  await expect.poll(() => topOf(page, ids[3] ?? '')).toBeGreaterThanOrEqual(bottom)
})

test('the end of the page marks the last section, unless another one was jumped to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 5000 })
  await page.goto(article)
  const ids = await sections(page)
  await contents(page)
    .locator(`a[href="#${ids.at(-2)}"]`)
    .click()
  await expect.poll(() => marked(page)).toEqual([ids.at(-2)])
  // Unlike on a window of usual height, it cannot come to the top.
  expect(await topOf(page, ids.at(-2) ?? '')).toBeGreaterThan(200)
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
  await jumpTo(page, 0)
  await page.keyboard.press('End')
  await expect.poll(() => marked(page)).toEqual([ids.at(-1)])
})

test('a table of contents longer than the window keeps the marked entry in view and never shifts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(article)
  const before = await contents(page).getByRole('link').first().boundingBox()
  const ids = await sections(page)
  await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), ids[0] ?? '')
  await expect.poll(() => marked(page)).toEqual([ids[0]])
  const after = await contents(page).getByRole('link').first().boundingBox()
  expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
  for (const id of [ids.at(-2), ids[0]]) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id ?? '')
    await expect.poll(() => marked(page)).toEqual([id])
    await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  }
})

/** The ids of the sections in the table of contents. */
function sections(page: Page): Promise<string[]> {
  return contents(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}

function marked(page: Page): Promise<string[]> {
  return contents(page)
    .locator('[aria-current="location"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}
