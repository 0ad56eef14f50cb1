import type { Locator, Page } from '@playwright/test'
import { isMarkedDocument, markDocument } from '../support/document-marker.ts'
import { holdRequests } from '../support/held-request.ts'
import { appReady, expect, test } from '../support/test.ts'

for (const path of ['/knowledge-base', '/no-such-page']) {
  test(`the search on ${path} finds a page while the visitor types, and the router opens it`, async ({
    page,
    watch,
  }) => {
    if (path !== '/knowledge-base') watch.expectConsole(/status of 404/)
    await page.goto(path)
    await appReady(page)
    await markDocument(page)
    await searchBox(page).pressSequentially('hreflang')
    const result = found(page).first()
    await expect(result).toHaveAttribute('href', '/knowledge-base/multilingual-seo')
    const title = await result.innerText()
    await result.click()
    await expect(page).toHaveURL('/knowledge-base/multilingual-seo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await isMarkedDocument(page)).toBe(true)
  })
}

test('umlauts are found as such, spelled out and left out', async ({ page }) => {
  await page.goto('/knowledge-base')
  const [umlaut, ...others] = [
    await addresses(page, 'Einträge'),
    await addresses(page, 'Eintraege'),
    await addresses(page, 'eintrage'),
  ]
  expect(umlaut).not.toEqual([])
  expect(others).toEqual([umlaut, umlaut])
})

test('a word is found with a typing error in it', async ({ page }) => {
  await page.goto('/knowledge-base')
  expect(await addresses(page, 'herflang')).toContain('/knowledge-base/multilingual-seo')
  expect(await addresses(page, 'hrefllang')).toContain('/knowledge-base/multilingual-seo')
})

test('the visitor is told when nothing was found, and an empty search says nothing', async ({ page }) => {
  await page.goto('/knowledge-base')
  await searchBox(page).fill('xqzw')
  await expect(answer(page)).toContainText('«xqzw»')
  await expect(found(page)).toHaveCount(0)
  await searchBox(page).fill('')
  await expect(answer(page)).toBeEmpty()
})

test('enter opens the first result', async ({ page }) => {
  await page.goto('/knowledge-base')
  await searchBox(page).fill('hreflang')
  await expect(found(page).first()).toBeVisible()
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/knowledge-base/multilingual-seo')
})

test('what was typed before the search has come is searched for when it comes', async ({ page }) => {
  const { release } = await holdRequests(page, /\/assets\/search-form-|search-index/)
  await page.goto('/knowledge-base')
  await searchBox(page).fill('hreflang')
  release()
  await expect(found(page).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no search is offered', async ({ page }) => {
    await page.goto('/knowledge-base')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('input[type="search"]')).toBeHidden()
  })
})

function searchBox(page: Page): Locator {
  return page.getByRole('search').getByRole('searchbox')
}

/** What the search says about what it has found. */
function answer(page: Page): Locator {
  return page.getByRole('search').getByRole('status')
}

function found(page: Page): Locator {
  return page.getByRole('search').getByRole('listitem').getByRole('link')
}

/** The addresses of what is found. */
async function addresses(page: Page, query: string): Promise<(string | null)[]> {
  await searchBox(page).fill('')
  await expect(found(page)).toHaveCount(0)
  await searchBox(page).fill(query)
  await expect(found(page).first()).toBeVisible()
  const links = await found(page).all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}
