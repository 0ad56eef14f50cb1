import { documentLoads } from '../../support/e2e/document-loads.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { brokenChunk, brokenPage, browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { settled } from '../../support/e2e/requests.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

// Where the code cannot be fetched: `new-version.test.ts` and `offline.test.ts`.
test('a page whose code throws is replaced by the fallback, whose button loads the page', async ({
  page,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('unexpected'))
  const reports: string[] = []
  page.on('console', (message) => browserNoise.test(message.text()) || reports.push(message.text()))
  await replaceChunk(page, 'impressum', brokenChunk)
  const loads = documentLoads(page)
  const heading = page.getByRole('heading', { level: 1 })
  await openApp(page, '/agb')

  await footerLink(page, 'Impressum').click()
  await expect(heading).toHaveText(errorTexts.fallbackHeading)
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL('/impressum')
  await expect(page).toHaveTitle(new RegExp(`^${errorTexts.fallbackHeading}`))
  const fallback = page.getByRole('alert')
  await expect(fallback.getByText(errorTexts.fallbackBody)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await fallback.getByText(/^ERR-/).selectText()
  const id = await page.evaluate(() => getSelection()?.toString())
  await expect.poll(() => reports).toEqual([expect.stringContaining(` ${id} unexpected `)])
  expect(loads).toEqual(['/agb'])

  await footerLink(page, 'Datenschutz').click()
  await expect(page).toHaveURL('/datenschutz')
  await expect(heading).not.toHaveText(errorTexts.fallbackHeading)
  await page.goBack()
  await expect(heading).toHaveText(errorTexts.fallbackHeading)
  await expect.poll(() => reports.length).toBe(2)

  // The document has the whole text: the code that is still missing would only make it part of the app.
  await page.getByRole('button', { name: errorTexts.fallbackButton }).click()
  await expect(heading).toHaveText(/Impressum/)
  await expect.poll(() => reports.length).toBe(3)
  await expect(heading).toHaveText(/Impressum/)
  expect(loads).toEqual(['/agb', '/impressum'])

  await page.unrouteAll()
  await page.reload()
  await appReady(page)
  await expect(heading).toHaveText(/Impressum/)
})

test('a page that throws during hydration is replaced by the fallback', async ({ page, watch }) => {
  watch.expectConsole(reportOf('unexpected'))
  await replaceChunk(page, 'impressum', brokenPage)
  await page.goto('/impressum')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(errorTexts.fallbackHeading)
  await expect(page.getByRole('banner')).toBeVisible()
  await footerLink(page, 'AGB').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorTexts.fallbackHeading)
})

test('a failed preload stays unnoticed, and the click loads the page again', async ({ page, watch }) => {
  watch.allowConsole(browserNoise)
  await replaceChunk(page, 'impressum', (route) => route.abort())
  const loads = documentLoads(page)
  await openApp(page, '/agb')
  const failure = page.waitForEvent('requestfailed')
  await footerLink(page, 'Impressum').hover()
  await failure
  // The app hears of it later than the test, but before what it asks for then.
  await settled(page)
  await page.unrouteAll()
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  expect(loads).toEqual(['/agb'])
})
