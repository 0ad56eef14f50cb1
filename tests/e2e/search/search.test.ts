import { isMarkedDocument, markDocument } from '../../support/e2e/document-marker.ts'
import { sought, unknown } from '../../support/e2e/pages.ts'
import { searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

for (const path of ['/knowledge-base', unknown]) {
  test(`the field on ${path} finds a page while the visitor types, and the router opens it`, async ({
    page,
    watch,
  }) => {
    if (path === unknown) watch.allowConsole(/status of 404/)
    await page.goto(path)
    await appReady(page)
    await markDocument(page)
    await searchField(page).fill(sought.query)
    await soughtResult(page).click()
    await expect(page).toHaveURL(new RegExp(sought.path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isMarkedDocument(page)).toBe(true)
  })
}
