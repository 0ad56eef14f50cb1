import type { Page } from '@playwright/test'
import { focusTerm, leaveTerm, term, tooltip } from '../../support/e2e/glossary.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('a tooltip opens once the pointer has rested on its term for 700 ms, at once within 300 ms after another, and never where it only passes', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/knowledge-base/entity-seo')
  await appReady(page)
  await page.clock.pauseAt('2026-11-21T10:01:00')
  await loadTooltips(page)

  await term(page, 0).hover()
  await page.clock.runFor(600)
  await leaveTerm(page)
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toHaveCount(0)

  await term(page, 0).hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await leave(page)

  await page.clock.runFor(299)
  await term(page, 1).hover()
  await leave(page)

  await page.clock.runFor(300)
  await term(page, 0).hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
})

/** So that the delays count from the pointer, not from a download. The focus opens a tooltip without a delay. */
async function loadTooltips(page: Page) {
  await focusTerm(page, term(page, 0))
  await expect(tooltip(page)).toBeVisible()
  await term(page, 0).blur()
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1000)
}

async function leave(page: Page) {
  await expect(tooltip(page)).toBeVisible()
  await leaveTerm(page)
  await expect(tooltip(page)).toHaveCount(0)
}
