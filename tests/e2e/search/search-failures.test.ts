import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { enquiryField } from '../../support/e2e/enquiry.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { results, searchButton, searchDialog, searchField } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsole(browserNoise)
  await page.clock.install()
})

test('a search whose code is missing says so, can be tried again, and keeps the draft of an enquiry', async ({
  page,
  watch,
}) => {
  watch.expectConsole(reportOf('network'))
  await replaceChunk(page, 'search-answers', (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/contact')
  await appReady(page)
  await enquiryField(page, 'Ihr Anliegen').fill('Guten Tag')
  await searchButton(page).click()
  await expect(searchDialog(page).getByRole('alert')).toContainText(errorTexts.network)
  await page.clock.runFor(5000)
  await page.unrouteAll()
  await searchDialog(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(enquiryField(page, 'Ihr Anliegen')).toHaveValue('Guten Tag')
})
