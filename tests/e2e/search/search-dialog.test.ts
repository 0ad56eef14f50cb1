import { article } from '../../support/e2e/pages.ts'
import { results, searchButton, searchDialog, searchField } from '../../support/e2e/search.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

test('Ctrl K opens the search with the focus in its field, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto(article)
  const link = page.getByRole('main').getByRole('link').nth(3)
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(searchField(searchDialog(page))).toBeFocused()
  // The line below the field stands for a ring around it.
  const line = () =>
    searchDialog(page)
      .getByRole('search')
      .evaluate((bar) => getComputedStyle(bar).borderBottomColor)
  const focused = await line()
  await page.keyboard.press('Tab')
  expect(await line()).not.toBe(focused)
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('a search result on the current page closes the dialog, scrolls there and moves the focus', async ({
  page,
}) => {
  await openApp(page, '/datenschutz')
  await page.keyboard.press('Control+k')
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.type('serverprotokolle')
  const result = results(page).and(page.locator('[href^="/datenschutz#"]')).first()
  const section = page.locator(`[id="${(await result.getAttribute('href'))?.split('#')[1]}"]`)
  await expect(section).not.toBeInViewport()
  await result.click()
  await expect(searchDialog(page)).toBeHidden()
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await page.reload()
  await appReady(page)
  await expect(page.locator('body')).toBeFocused()
})

test('a click outside and its button close the search dialog; Ctrl+click opens its page in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await searchButton(page).click()
  // Its code comes with the first click: a second one before that would meet the page.
  await expect(searchDialog(page)).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(searchDialog(page)).toBeHidden()
  await expect(searchButton(page)).toBeFocused()
  await searchButton(page).click()
  await searchDialog(page).getByRole('button', { name: 'Schliessen' }).click()
  await expect(searchDialog(page)).toBeHidden()
  const opened = context.waitForEvent('page')
  await searchButton(page).click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/knowledge-base')
  await expect(searchDialog(page)).toBeHidden()
})

test('on a phone the search dialog fills the screen, and its field does not make it zoom @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await searchButton(page).click()
  await expect(searchDialog(page)).toHaveJSProperty('clientHeight', 780)
  await expect(searchDialog(page)).toHaveJSProperty('clientWidth', 360)
  const size = await searchField(searchDialog(page)).evaluate((field) => getComputedStyle(field).fontSize)
  expect(parseFloat(size)).toBeGreaterThanOrEqual(16)
})
