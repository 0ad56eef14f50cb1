import type { Page } from '@playwright/test'
import { focusTerm, term, tooltip } from '../../support/e2e/glossary.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('nothing of the tooltips is downloaded before a visitor shows interest in a term', async ({ page }) => {
  const scripts = downloadedScripts(page)
  await page.goto('/knowledge-base/entity-seo')
  await appReady(page)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect(await scripts()).not.toContain('TooltipProvider')

  await focusTerm(page, term(page, 0))
  await expect(tooltip(page)).toBeVisible()
  expect(await scripts()).toContain('TooltipProvider')
})

/** The code of all scripts that have come so far. */
function downloadedScripts(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  return async () => (await Promise.all(texts)).join()
}
