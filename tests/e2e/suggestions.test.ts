import { isMarkedDocument, markDocument } from '../support/document-marker.ts'
import { appReady, expect, test } from '../support/test.ts'

test('an address with a typing error suggests the page that was meant, first, and the router opens it', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/status of 404/)
  await page.goto('/knowledge-base/entity-so')
  await appReady(page)
  await markDocument(page)
  const suggestions = page.locator('main').getByRole('listitem').getByRole('link')
  await expect(suggestions.first()).toHaveAttribute('href', '/knowledge-base/entity-seo')
  await suggestions.first().click()
  await expect(page).toHaveURL('/knowledge-base/entity-seo')
  expect(await isMarkedDocument(page)).toBe(true)
})
