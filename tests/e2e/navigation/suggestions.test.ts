import { documentLoads } from '../../support/e2e/document-loads.ts'
import { reportOf } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { article, sought, unknown } from '../../support/e2e/pages.ts'
import { searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('an address with a typing error suggests the page that was meant, first, and the router opens it', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/)
  await page.goto(unknown)
  await appReady(page)
  const loads = documentLoads(page)
  const suggestions = page.locator('main').getByRole('listitem').getByRole('link')
  await expect(suggestions.first()).toHaveAttribute('href', article)
  await suggestions.first().click()
  await expect(page).toHaveURL(article)
  expect(loads).toEqual([])
})

test('the field on the page for unknown addresses finds a page while the visitor types', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/)
  await page.goto(unknown)
  await appReady(page)
  const loads = documentLoads(page)
  await searchField(page).fill(sought.query)
  await soughtResult(page).click()
  await expect(page).toHaveURL(new RegExp(sought.path))
  expect(loads).toEqual([])
})

test('without the code of the page for unknown addresses, its links still lead on', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/)
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await replaceChunk(page, 'not-found', (route) => route.abort())
  const report = page.waitForEvent('console', (message) => message.text().includes(' ERR-'))
  await page.goto(unknown)
  await page.mouse.move(1, 1)
  await report
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page).not.toHaveURL(unknown)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
