import type { Page } from '@playwright/test'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { brokenPage, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test.beforeEach(async ({ page, watch }) => {
  watch.expectConsole(reportOf('unexpected'))
  await replaceChunk(page, 'impressum', brokenPage)
})

test('a failure is reported once, with time, id, kind and cause, and the visitor can copy the id', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('console', (message) => reports.push(message.text()))
  const before = Date.now()
  await openFailingPage(page)

  const id = page.getByRole('alert').getByText(/^ERR-\d{13}-[a-z0-9]{6}$/)
  await id.selectText()
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toBe(await id.textContent())
  await expect.poll(() => reports).toHaveLength(1)
  const [time, reportedId, kind, ...cause] = reports.join().split(' ')
  expect(Date.parse(time ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now())
  expect([reportedId, kind]).toEqual([selected, 'unexpected'])
  expect(cause.join(' ')).toContain('broken page')
})

test('a page that fails when React takes it over ends in the fallback, too', async ({ page }) => {
  await page.goto('/impressum')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(errorTexts.fallbackHeading)
  await expect(page.getByRole('alert').getByText(/^ERR-\d{13}-[a-z0-9]{6}$/)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await footerLink(page, 'AGB').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorTexts.fallbackHeading)
})

async function openFailingPage(page: Page) {
  await page.goto('/datenschutz')
  await appReady(page)
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.fallbackHeading)
}
