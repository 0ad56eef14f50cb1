import type { Page } from '@playwright/test'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { expectDraft, fillEnquiry } from '../../support/e2e/enquiry.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise, chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { sought } from '../../support/e2e/pages.ts'
import { searchButton, searchDialog, searchField, soughtResult } from '../../support/e2e/search.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

test.beforeEach(({ watch }) => watch.allowConsole(browserNoise))

test('after a deploy, going to a page whose code is gone reloads once, into the new version', async ({
  page,
}) => {
  const loads = documentLoads(page)
  await openApp(page, '/agb')
  await deploy(page, { path: '/impressum', chunk: 'impressum' })
  await footerLink(page, 'Impressum').click()
  // Not the app of the document that is left.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  await appReady(page)
  await expect(page).toHaveURL('/impressum')
  await footerLink(page, 'AGB').click()
  await expect(page).toHaveURL('/agb')
  expect(loads).toEqual(['/agb', '/impressum'])
})

test('after a deploy, a page whose own styles are gone is loaded once as a document, and styled', async ({
  page,
}) => {
  const loads = documentLoads(page)
  await openApp(page, '/agb')
  await deploy(page, { path: '/contact', chunk: 'enquiry' })
  await footerLink(page, 'Kontakt').click()
  await expect.poll(() => loads).toEqual(['/agb', '/contact'])
  await expect(page.getByRole('form', { name: 'Anfrage' })).toHaveCSS('display', 'grid')
})

test('a page whose code the new version lacks, too, is loaded once and never in a loop', async ({
  page,
  watch,
}) => {
  watch.expectConsole(reportOf('network'))
  const loads = documentLoads(page)
  await openApp(page, '/agb')
  await deploy(page, { path: '/impressum', chunk: 'impressum', isLost: true })
  const report = page.waitForEvent('console', (message) => message.text().includes(' network '))
  await footerLink(page, 'Impressum').click()
  await report
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  // It stays the document that it is: its links are the browser's.
  await footerLink(page, 'AGB').click()
  await appReady(page)
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.fallbackHeading)
  expect(loads).toEqual(['/agb', '/impressum', '/agb'])
})

test('after a deploy, «Noch einmal versuchen» in the search loads the new version with the same query', async ({
  page,
  watch,
}) => {
  watch.expectConsole(reportOf('network'))
  const loads = documentLoads(page)
  await openApp(page, '/agb')
  await deploy(page, { path: '/agb', chunk: 'search-answers' })
  await searchButton(page).click()
  await searchField(searchDialog(page)).fill(sought.query)
  await searchDialog(page).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL(`/knowledge-base?q=${sought.query}`)
  await expect(soughtResult(page)).toBeVisible()
  expect(loads).toEqual(['/agb', '/knowledge-base'])
})

test('a new version is never loaded over an enquiry that is being written', async ({ page, watch }) => {
  watch.expectConsole(reportOf('network'))
  const loads = documentLoads(page)
  await openApp(page, '/contact')
  await fillEnquiry(page)
  await deploy(page, { path: '/impressum', chunk: 'impressum' })
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.fallbackHeading)
  await page.goBack()
  await expectDraft(page)
  expect(loads).toEqual(['/contact'])
})

interface Deploy {
  /** The page that the open tab asks the host for, to learn of the new version. */
  path: string
  /** What has another name in the new version: its code, or some that comes late. */
  chunk: string
  /** The new version has lost it as well. */
  isLost?: boolean
}

/** From now on the host serves another version of the site: an open tab asks for code that is gone. */
async function deploy(page: Page, { path, chunk, isLost = false }: Deploy): Promise<void> {
  let isNew = false
  page.on('request', (request) => (isNew ||= request.isNavigationRequest()))
  await page.route(chunkNamed(chunk), (route) =>
    isNew && !isLost ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // What the open tab asks for, the new version calls by another name; once loaded, its modules are those of this build.
    await route.fulfill({
      response,
      body: isNew
        ? html
        : [chunk, 'boot'].reduce(
            (text, name) => text.replace(chunkNamed(name, ''), `/assets/${name}-12345678.js`),
            html,
          ),
    })
  })
}
