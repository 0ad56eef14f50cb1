import type { Page } from '@playwright/test'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { results, searchField } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const shared = '/knowledge-base?q=hreflang&thema=technik'
const technology = '#technik-und-sprachen'
const entities = '#entitaeten'

test('a shared search shows on load, and again on the way back from a result', async ({ page }) => {
  await page.goto(shared)
  await appReady(page)
  await expectShared(page)
  await results(page).first().click()
  await expect(page).toHaveURL(/^[^?]+\/knowledge-base\/multilingual-seo/)
  await page.goBack()
  await expect(page).toHaveURL(shared)
  await expectShared(page)
})

test('the address follows what is typed and chosen, in one entry of the history; a reload shows it', async ({
  page,
}) => {
  await page.goto('/impressum')
  await appReady(page)
  await footerLink(page, 'Glossar').click()
  await expect(page).toHaveURL('/knowledge-base#glossar')
  const entries = await page.evaluate(() => history.length)
  await searchField(page).fill('hreflang')
  await expect(page).toHaveURL('/knowledge-base?q=hreflang#glossar')
  await page.getByRole('button', { name: 'Technik und Sprachen' }).click()
  await expect(page).toHaveURL('/knowledge-base?q=hreflang&thema=technik#glossar')
  await expectShared(page)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expectShared(page)
  await page.getByRole('button', { name: 'Alle Themen' }).click()
  await searchField(page).fill('')
  await expect(page).toHaveURL('/knowledge-base#glossar')
  await expect(page.locator(entities)).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/impressum')
})

test('who follows a result before the address has followed the typing comes back to the search for it', async ({
  page,
}) => {
  await page.goto('/knowledge-base')
  await appReady(page)
  await searchField(page).fill('linkbuilding')
  await expect(results(page).first()).toBeVisible()
  await searchField(page).fill('hreflang')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/^[^?]+\/knowledge-base\/multilingual-seo/)
  await page.goBack()
  await expect(page).toHaveURL('/knowledge-base?q=hreflang')
  await expect(searchField(page)).toHaveValue('hreflang')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('text typed before the app has come goes before what the address asks for', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/knowledge-base?q=linkbuilding&thema=technik')
  await searchField(page).fill('hreflang')
  release()
  await expectShared(page)
  await expect(page).toHaveURL(shared)
})

test('sent before its script has come, the form leads to the address of the search', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/knowledge-base')
  await searchField(page).fill('hreflang')
  await page.getByRole('button', { name: 'Technik und Sprachen' }).click()
  release()
  await expect(page).toHaveURL(shared)
  await expectShared(page)
})

/** What is text all the same is asked of `lib/search-params`. */
const hostile = [
  'q[]=&q=%E0%A4%A',
  `q=${'a'.repeat(6000)}`,
  'thema=%3Cscript%3Ealert(1)%3C/script%3E&q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '__proto__=1&constructor=2&q&thema',
  'q=%00&q=b&thema=technik&thema=x',
]

test('parameters of the wrong shape do nothing harmful', async ({ page }) => {
  test.slow()
  let changes = 0
  page.on('framenavigated', () => (changes += 1))
  for (const parameters of hostile) {
    await test.step(parameters.slice(0, 60), async () => {
      changes = 0
      await page.goto(`/knowledge-base?${parameters}`)
      await appReady(page)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/knowledge-base$/)
      await expect(page.locator(technology)).toBeVisible()
      await searchField(page).fill('hreflang')
      await expect(results(page).first()).toHaveAttribute('href', /^\/knowledge-base\/multilingual-seo/)
      await expect(page).toHaveURL('/knowledge-base?q=hreflang')
      // Load, at most one spelling of the router, and what was typed.
      expect(changes).toBeLessThanOrEqual(4)
    })
  }
})

async function expectShared(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue('hreflang')
  await expect(results(page).first()).toHaveAttribute('href', /^\/knowledge-base\/multilingual-seo/)
  await expect(page.getByRole('search').getByRole('button', { pressed: true })).toHaveText([
    'Technik und Sprachen',
  ])
  await expect(page.locator(technology)).toBeVisible()
  await expect(page.locator(entities)).toBeHidden()
}
