import type { Page } from '@playwright/test'
import { article } from '../../support/e2e/article.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { jumpTo } from '../../support/e2e/scrolling.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('back and forward return to where each page was left', async ({ page }) => {
  await page.goto(article)
  await appReady(page)
  await jumpTo(page, 1200)
  await openByHeader(page, '/')
  await jumpTo(page, 700)
  await openByHeader(page, '/contact')

  await page.goBack()
  await expectPosition(page, '/', 700)
  await page.goBack()
  await expectPosition(page, article, 1200)
  await page.goForward()
  await expectPosition(page, '/', 700)
})

test('the app, when it comes late, leaves the page where the visitor has scrolled to', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto(article)
  await jumpTo(page, 1200)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('back returns to where a page was scrolled before the app had come', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto(article)
  await jumpTo(page, 1200)
  release()
  await hydrated(page)
  await openByHeader(page, '/contact')
  await page.goBack()
  await expectPosition(page, article, 1200)
})

test('back returns to where a page was scrolled in the frame of the click', async ({ page }) => {
  await page.goto(article)
  await appReady(page)
  await page.evaluate(() => {
    scrollTo({ top: 1200, behavior: 'instant' })
    document.querySelector<HTMLElement>('header a[href="/contact"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectPosition(page, article, 1200)
})

test('coming back from another site returns to where the page was left', async ({ page }) => {
  await page.goto('/')
  await appReady(page)
  await openByHeader(page, '/contact')
  await openByHeader(page, '/')
  await jumpTo(page, 900)
  await page.goto('/robots.txt')
  await page.goBack()
  await appReady(page)
  await expectPosition(page, '/', 900)
})

/** The header stays in view, so that the click itself scrolls nothing. */
async function openByHeader(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

async function expectPosition(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}
