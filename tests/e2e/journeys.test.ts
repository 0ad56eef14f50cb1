import {
  confirmation,
  enquiryForm,
  failure,
  fillEnquiry,
  formReady,
  sendButton,
} from '../support/e2e/enquiry.ts'
import { footerLink } from '../support/e2e/footer-link.ts'
import { hydrated } from '../support/e2e/hydrated.ts'
import { term, tooltip } from '../support/e2e/glossary.ts'
import { article, pageOfTool, service, sought } from '../support/e2e/pages.ts'
import { results, searchButton, searchDialog, searchField } from '../support/e2e/search.ts'
import { jumpTo, topOf } from '../support/e2e/scrolling.ts'
import { expect, test } from '../support/e2e/test.ts'

// The only tests that run in Firefox and WebKit, too (`E2E_ENGINES`): what a visitor does, by what every engine can be asked.

test('reading: a page hydrates, a section link lands below the header, a term shows its tooltip', async ({
  page,
}) => {
  await page.goto(article)
  await hydrated(page)
  const link = page.locator('main nav a[href^="#"]').last()
  await link.click()
  await expect(page).toHaveURL(/#./)
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect.poll(() => topOf(page, id)).toBe(80)
  await term(page, 0).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})

test('the menu opens, closes by Escape, and its links navigate without a reload', async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  const panel = page.locator('#menu-leistungen')
  const button = page.getByRole('banner').getByRole('button', { name: 'Leistungen' })
  await button.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-same', true))
  await button.click()
  await panel.locator(`a[href="${service}"]`).click()
  await expect(page).toHaveURL(service)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(panel).toBeHidden()
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})

test('the search shows results while one types, and Enter opens the selected one', async ({ page }) => {
  await page.goto('/agb')
  await hydrated(page)
  await searchButton(page).click()
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.type(sought.query)
  const first = results(searchDialog(page)).first()
  await expect(results(searchDialog(page)).locator('mark').first()).toBeVisible()
  const address = await first.getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await expect(first, 'looks focused').toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? '')
  await expect(searchDialog(page)).toBeHidden()
})

test('the enquiry form marks missing fields, is sent once they are filled in, and confirms it', async ({
  page,
}) => {
  await page.goto('/contact')
  await formReady(page)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(enquiryForm(page).locator('[aria-invalid=true]')).toHaveCount(3)
  await expect(enquiryForm(page).locator('[aria-invalid=true]').last()).toHaveCSS('box-shadow', /inset/)
  await fillEnquiry(page)
  await expect(failure(page).getByRole('link').first()).toHaveCSS('text-decoration-line', 'line-through')
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
})

test('a tool comes to life with its example, can be emptied, and brings the example back by undo', async ({
  page,
}) => {
  await page.goto(pageOfTool('page-check'))
  const tool = page.locator('#werkzeug-page-check')
  const findings = tool.getByRole('listitem')
  const example = await findings.allTextContents()
  expect(example.length).toBeGreaterThan(0)
  await tool.scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  const empty = tool.getByRole('button', { name: 'Leeren' })
  await expect(empty).toBeVisible()
  expect(await findings.allTextContents()).toEqual(example)
  await empty.click()
  await expect.poll(() => findings.allTextContents()).not.toEqual(example)
  await tool.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => findings.allTextContents()).toEqual(example)
})

test('back returns to the scroll position of a page, also from another document', async ({ page }) => {
  await page.goto(article)
  await hydrated(page)
  await jumpTo(page, 2000)
  await footerLink(page, 'Impressum').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(article)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2000)
  await page.goto('/agb')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(article)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2000)
})
