import type { Page } from '@playwright/test'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { anotherTopic, sought } from '../../support/e2e/pages.ts'
import { results, searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const { query, path, topic } = sought
const shared = `/knowledge-base?q=${query}&thema=${topic.value}`

test('a shared search shows on load, and again on the way back from a result', async ({ page }) => {
  await page.goto(shared)
  await appReady(page)
  await expectShared(page)
  await soughtResult(page).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]+${path}`))
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
  await searchField(page).fill(query)
  await expect(page).toHaveURL(`/knowledge-base?q=${query}#glossar`)
  await page.getByRole('button', { name: topic.name }).click()
  await expect(page).toHaveURL(`${shared}#glossar`)
  await expectShared(page)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expectShared(page)
  await page.getByRole('button', { name: 'Alle Themen' }).click()
  await searchField(page).fill('')
  await expect(page).toHaveURL('/knowledge-base#glossar')
  await expect(page.locator(anotherTopic.section)).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/impressum')
})

test('sent before its script has come, the form leads to the address of the search', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/knowledge-base')
  await searchField(page).fill(query)
  await page.getByRole('button', { name: topic.name }).click()
  release()
  await expect(page).toHaveURL(shared)
  await expectShared(page)
})

/** What is text all the same is asked of `lib/search-params`. */
const hostile = [
  'q[]=&q=%E0%A4%A',
  'thema=%3Cscript%3Ealert(1)%3C/script%3E&q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  `__proto__=1&q=${'a'.repeat(6000)}&thema=${topic.value}&thema=x`,
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
      await expect(page.locator(topic.section)).toBeVisible()
      await searchField(page).fill(query)
      await expect(soughtResult(page)).toBeVisible()
      await expect(page).toHaveURL(`/knowledge-base?q=${query}`)
      // Load, at most one spelling of the router, and what was typed.
      expect(changes).toBeLessThanOrEqual(4)
    })
  }
})

async function expectShared(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue(query)
  await expect(soughtResult(page)).toBeVisible()
  await expect(page.getByRole('search').getByRole('button', { pressed: true })).toHaveText([topic.name])
  await expect(page.locator(topic.section)).toBeVisible()
  await expect(page.locator(anotherTopic.section)).toBeHidden()
}
