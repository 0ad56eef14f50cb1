import { errorTexts } from '../../support/error-texts.ts'
import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { article, pageOfTool, sought } from '../../support/e2e/pages.ts'
import { results, searchButton, searchDialog, searchField, soughtResult } from '../../support/e2e/search.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test.beforeEach(({ watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED|ERR-\d+-\w+ network /)
})

test('offline, a preloaded page opens, any other shows the fallback, and going back works, to the first page too', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openApp(page, article)
  // Not the contents, which name the section being read.
  const text = await page.locator('main p').allTextContents()
  const ahead = page.waitForResponse(chunkNamed('impressum'))
  await footerLink(page, 'Impressum').hover()
  await (await ahead).finished()
  await context.setOffline(true)
  await footerLink(page, 'Impressum').click()
  await expect(heading).toHaveText(/Impressum/)
  await footerLink(page, 'Datenschutz').click()
  await expect(heading).toHaveText(errorTexts.fallbackHeading)
  await page.goBack()
  await expect(heading).toHaveText(/Impressum/)
  await page.goBack()
  await expect.poll(() => page.locator('main p').allTextContents()).toEqual(text)
  await context.setOffline(false)
  await footerLink(page, 'Datenschutz').click()
  await expect(heading).toHaveText(/Datenschutz/)
})

test('a tool that could not load offline loads once the visitor is online again', async ({
  page,
  context,
}) => {
  await openApp(page, pageOfTool('page-check'))
  await context.setOffline(true)
  const report = page.waitForEvent('console', (message) => message.text().includes(' network '))
  await page.mouse.move(200, 300)
  await report
  await context.setOffline(false)
  const tool = page.locator('#werkzeug-page-check')
  // A press before the page knows that a download has failed is none that tries again; the next one is, by a pointer that comes anew.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await tool.getByRole('textbox').first().click()
    await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('offline, a search index loaded minutes ago still answers, and «back» leaves a result that failed', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openApp(page, '/agb')
  await searchButton(page).click()
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  // Longer than the data client keeps what nobody uses.
  await page.clock.fastForward(6 * 60_000)
  await searchButton(page).click()
  await searchField(searchDialog(page)).fill(sought.query)
  await expect(soughtResult(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.fallbackHeading)
  await page.goBack()
  await expect(page).toHaveURL('/agb')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorTexts.fallbackHeading)
})
