import type { Page } from '@playwright/test'
import { article } from '../../support/e2e/pages.ts'
import { contents, headingLink, headings, startReading } from '../../support/e2e/reading.ts'
import { jumpTo } from '../../support/e2e/scrolling.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the button beside a heading appears on hover and focus, and copies the address of its section', async ({
  page,
}) => {
  await page.goto(article)
  await startReading(page)
  const heading = headings(page).nth(1)
  const name = await heading.innerText()
  await expect(headingLink(page, 1)).toHaveCSS('opacity', '0')
  await heading.hover()
  await expect(headingLink(page, 1)).toHaveCSS('opacity', '1')
  const box = await headingLink(page, 1).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.mouse.move(2, 2)
  await headings(page)
    .nth(1)
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await headingLink(page, 1).focus()
  await page.keyboard.press('Shift')
  await expect(headingLink(page, 1)).toHaveCSS('opacity', '1')
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expectCopied(page, 1)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(headingLink(page, 1)).toHaveAccessibleName(new RegExp(`«${name}»`))
})

test('heading buttons are neither in selected text nor in print, and work after a navigation', async ({
  page,
}) => {
  await openApp(page, '/knowledge-base')
  await page.locator(`main a[href="${article}"]`).first().click()
  // The address changes before the text has come.
  await expect(contents(page)).toBeVisible()
  const before = await selectedText(page)
  await startReading(page)
  expect(await selectedText(page)).toBe(before)
  await headings(page).nth(2).hover()
  await headingLink(page, 2).click()
  await expectCopied(page, 2)
  // The router has not lost its place.
  await jumpTo(page, 0)
  await page.locator('header a[href="/contact"]').first().click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${article}#`))
  await startReading(page)
  await page.emulateMedia({ media: 'print' })
  await expect(headingLink(page, 2)).toBeHidden()
})

test('on touch screens heading buttons come with a key only, and cause no overflow @touch', async ({
  page,
}) => {
  await page.goto(article)
  await startReading(page)
  await expect(headingLink(page, 1)).toHaveCSS('opacity', '0')
  await headingLink(page, 1).focus()
  await page.keyboard.press('Shift')
  await expect(headingLink(page, 1)).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.keyboard.press('Enter')
  await expectCopied(page, 1)
})

async function expectCopied(page: Page, index: number): Promise<void> {
  const id = await headings(page).nth(index).getAttribute('id')
  await expect(page).toHaveURL(`${article}#${id}`)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
}

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const selection = getSelection()
    selection?.selectAllChildren(document.querySelector('.prose') ?? document.body)
    const text = selection?.toString() ?? ''
    selection?.removeAllRanges()
    return text
  })
}
