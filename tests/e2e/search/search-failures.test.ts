import type { Page } from '@playwright/test'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { enquiryField } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { sought } from '../../support/e2e/pages.ts'
import { results, searchButton, searchDialog, searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const index = '/search-index.json'

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsole(browserNoise)
  await page.clock.install()
})

test('a search that cannot be loaded says why after four tries, its button tries again, and it then answers offline', async ({
  page,
  watch,
  context,
}) => {
  watch.expectConsole(reportOf('network'))
  const reports: string[] = []
  page.on('console', (message) => message.text().includes(' ERR-') && reports.push(message.text()))
  const tries = await watchTries(page)
  await page.route(index, (route) => route.abort())
  await search(page)
  const form = page.getByRole('search')
  await expectInTime(page, () => expect(form).toContainText(errorTexts.network, { timeout: 100 }))
  expect(tries).toHaveLength(4)
  expectBackoff(tries)
  expect(reports).toHaveLength(1)

  await page.unroute(index)
  await form.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(searchField(page)).toBeFocused()

  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/impressum')
  await context.setOffline(true)
  // Longer than the data client keeps what nobody uses.
  await page.clock.fastForward(6 * 60_000)
  await page.goBack()
  await searchField(page).fill(sought.query)
  await expect(soughtResult(page)).toBeVisible()
})

test('a search whose code is gone says so over the page, its button tries again, and the draft of an enquiry stays', async ({
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
  await searchDialog(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(searchField(searchDialog(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(enquiryField(page, 'Ihr Anliegen')).toHaveValue('Guten Tag')
})

test('who clicks «Suche» before the app has come, and then writes, is left alone', async ({ page }) => {
  await holdRequests(page, /\/assets\/entry-client-/)
  await page.goto('/contact')
  await searchButton(page).click()
  await enquiryField(page, 'Ihr Anliegen').pressSequentially('Guten Tag')
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/contact')
  await expect(enquiryField(page, 'Ihr Anliegen')).toHaveValue('Guten Tag')
})

/** The times, by the clock of the page, at which it asks for the index. */
async function watchTries(page: Page): Promise<number[]> {
  const tries: number[] = []
  await page.addInitScript((path) => {
    const fetch = window.fetch.bind(window)
    window.fetch = (...request) => {
      if (request[0] === path) console.debug('try', Date.now())
      return fetch(...request)
    }
  }, index)
  page.on('console', (message) => {
    const [, time] = /^try (\d+)$/.exec(message.text()) ?? []
    if (time) tries.push(Number(time))
  })
  return tries
}

async function search(page: Page) {
  await page.goto('/knowledge-base')
  await searchField(page).pressSequentially('website')
}

/** Lets time go by, in small steps, until what is expected is there. */
async function expectInTime(page: Page, expected: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(400)
    await expected()
  }).toPass({ intervals: [0], timeout: 20_000 })
}

/** Each wait is at least twice as long as the one before; more than that is what the answers took. */
function expectBackoff(tries: number[]) {
  const waits = tries.slice(1).map((time, index_) => time - (tries[index_] ?? 0))
  for (const [index_, least] of [1000, 2000, 4000].entries()) {
    expect(waits[index_]).toBeGreaterThanOrEqual(least)
    expect(waits[index_]).toBeLessThan(2 * least)
  }
}
