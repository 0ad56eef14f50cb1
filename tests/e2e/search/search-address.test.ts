import { holdRequests } from '../../support/faults/held-request.ts'
import { sought } from '../../support/e2e/pages.ts'
import { results, searchField } from '../../support/e2e/search.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('a search form sent before the app has loaded leads to the address of that search', async ({ page }) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto('/knowledge-base')
  await searchField(page).fill(sought.query)
  // Beside «Alle Themen».
  const topic = page.getByRole('search').getByRole('button').nth(1)
  await topic.click()
  release()
  await expect(page).toHaveURL(
    new RegExp(`/knowledge-base\\?q=${encodeURIComponent(sought.query)}&thema=\\w`),
  )
  await expect(searchField(page)).toHaveValue(sought.query)
  await expect(results(page).first()).toBeVisible()
  await expect(topic).toHaveAttribute('aria-pressed', 'true')
})
