import type { Page } from '@playwright/test'
import { axeViolations, bringAxe } from '../../support/e2e/axe.ts'
import { isMarkedDocument, markDocument } from '../../support/e2e/document-marker.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { results, searchButton, searchField } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

for (const path of ['/knowledge-base', '/no-such-page']) {
  test(`the field on ${path} finds a page while the visitor types, and the router opens it`, async ({
    page,
    watch,
  }) => {
    if (path !== '/knowledge-base') watch.allowConsole(/status of 404/)
    await page.goto(path)
    await appReady(page)
    await markDocument(page)
    await searchField(page).pressSequentially('hreflang')
    const result = results(page).first()
    await expect(result).toHaveAttribute('href', /^\/knowledge-base\/multilingual-seo/)
    await bringAxe(page)
    expect(await axeViolations(page)).toEqual([])
    await result.click()
    await expect(page).toHaveURL(/\/knowledge-base\/multilingual-seo/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarkedDocument(page)).toBe(true)
  })
}

test('umlauts are found as such and spelled out, and words with a typing error', async ({ page }) => {
  await page.goto('/knowledge-base')
  const umlaut = await addresses(page, 'Einträge')
  expect(umlaut).not.toEqual([])
  expect(await addresses(page, 'Eintraege')).toEqual(umlaut)
  expect(await addresses(page, 'herflang')).toContainEqual(
    expect.stringMatching('/knowledge-base/multilingual-seo'),
  )
})

test('the number of results is announced once the visitor pauses, and that there are none', async ({
  page,
}) => {
  await page.goto('/knowledge-base')
  const said = page.getByRole('search').getByRole('status')
  await searchField(page).pressSequentially('hreflang')
  await expect(said).toHaveText(/Treffer/)
  await searchField(page).fill('xqzwvv')
  await expect(said).toHaveText(/«xqzwvv»/)
  await expect(results(page).first()).toContainText('?')
  await searchField(page).fill('')
  await expect(said).toBeEmpty()
  await expect(results(page)).toHaveCount(0)
})

test('what was typed before the search has come is searched for when it comes, and Enter opens the first result', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/assets\/search-form-|search-index/)
  await page.goto('/knowledge-base')
  await searchField(page).fill('hreflang')
  release()
  await expect(results(page).first()).toBeVisible()
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/knowledge-base\/multilingual-seo/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no field is offered, and the link to the search leads to the list of everything', async ({
    page,
  }) => {
    await page.goto('/')
    await searchButton(page).click()
    await expect(page).toHaveURL('/knowledge-base')
    await expect(page.getByRole('main').locator('input')).toBeHidden()
  })
})

/** The addresses of what is found. */
async function addresses(page: Page, query: string): Promise<(string | null)[]> {
  await searchField(page).fill('')
  await expect(results(page)).toHaveCount(0)
  await searchField(page).fill(query)
  await expect(results(page).first()).toBeVisible()
  const links = await results(page).all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}
