import type { Page } from '@playwright/test'
import { article, middleSection } from '../../support/e2e/pages.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { contents } from '../../support/e2e/reading.ts'
import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { expectAtTop, jumpTo } from '../../support/e2e/scrolling.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('back returns to the scroll position even if scrolling and click happen in one frame', async ({
  page,
}) => {
  await openApp(page, article)
  await page.evaluate(() => {
    scrollTo({ top: 1200, behavior: 'instant' })
    document.querySelector<HTMLElement>('header a[href="/contact"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectPosition(page, article, 1200)
})

test('back from a page that is still loading returns to the scroll position of the page before', async ({
  page,
}) => {
  const { release } = await holdRequests(page, chunkNamed('contact'))
  await openApp(page, article)
  await jumpTo(page, 2400)
  await page.locator('header a[href="/contact"]').first().click()
  await expect(page.getByText('Seite wird geladen')).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPosition(page, article, 2400)
  release()
})

test('back and forward between sections of one page restore each scroll position', async ({ page }) => {
  await openApp(page, article)
  await jumpTo(page, 300)
  await contents(page).locator(`a[href="#${middleSection}"]`).dispatchEvent('click')
  await expectAtTop(page, middleSection)
  await jumpTo(page, 4000)
  await page.goBack()
  await expectPosition(page, article, 300)
  await page.goForward()
  await expectPosition(page, `${article}#${middleSection}`, 4000)
})

test('back restores the positions of sections that were visited before the app had loaded', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto(article)
  await jumpTo(page, 300)
  await contents(page).locator(`a[href="#${middleSection}"]`).dispatchEvent('click')
  await expectAtTop(page, middleSection)
  await jumpTo(page, 4000)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY), 'the app leaves the page where it is').toBe(4000)
  await openByHeader(page, '/contact')
  await page.goBack()
  await expectPosition(page, `${article}#${middleSection}`, 4000)
  await page.goBack()
  await expectPosition(page, article, 300)
})

/** The header stays in view, so that the click itself scrolls nothing. */
async function openByHeader(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

async function expectPosition(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}
