import type { Page } from '@playwright/test'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { anotherTopic, sought } from '../../support/e2e/pages.ts'
import { results, searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const { query, topic } = sought
const shared = `/knowledge-base?q=${query}&thema=${topic.value}`

test('query and topic go into the address without new history entries, and survive a reload', async ({
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

test('a search form sent before the app has loaded leads to the address of that search', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/knowledge-base')
  await searchField(page).fill(query)
  await page.getByRole('button', { name: topic.name }).click()
  release()
  await expect(page).toHaveURL(shared)
  await expectShared(page)
})

async function expectShared(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue(query)
  await expect(soughtResult(page)).toBeVisible()
  await expect(page.getByRole('search').getByRole('button', { pressed: true })).toHaveText([topic.name])
  await expect(page.locator(topic.section)).toBeVisible()
  await expect(page.locator(anotherTopic.section)).toBeHidden()
}
