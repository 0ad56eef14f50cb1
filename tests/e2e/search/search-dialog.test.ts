import { holdRequests } from '../../support/faults/held-request.ts'
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

test('Ctrl K pressed before the app has loaded opens the search once, as soon as it has', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/agb')
  await page.keyboard.press('Control+k')
  release()
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await appReady(page)
  await expect(searchDialog(page)).toBeHidden()
})

test('by keyboard alone a visitor gets from any page through the search to a section of an article', async ({
  page,
}) => {
  await openApp(page, '/agb')
  await page.keyboard.press('Control+k')
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.type('branchenverzeichnis')
  const deep = results(page).and(page.locator('[href*="#"]')).first()
  const href = (await deep.getAttribute('href')) ?? ''
  await expect(deep.locator('mark').first()).toHaveText(/verzeichnis/i)
  while ((await deep.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await expect(deep, 'looks focused').toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(searchDialog(page)).toBeHidden()
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeFocused()
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
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
