import { documentLoads } from '../../support/e2e/document-loads.ts'
import { reportOf } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { goTo } from '../../support/e2e/go-to.ts'
import { article, unknown } from '../../support/e2e/pages.ts'
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

test('a navigation within the app to an unknown path shows the not-found page, which is not to be indexed', async ({
  page,
}) => {
  await page.goto('/')
  await appReady(page)
  await page.evaluate(goTo, '/services')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
