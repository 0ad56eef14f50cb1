import type { Page } from '@playwright/test'
import { localEntries, setLocalEntries } from '../../support/e2e/stored-entries.ts'
import { expect, test } from '../../support/e2e/test.ts'
import { setVisibility } from '../../support/e2e/visibility.ts'

const minute = 60_000

test('the version is checked every hour while the page is visible, and at once on its return after more than ten minutes', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00' })
  await page.goto('/contact')
  await page.clock.pauseAt('2026-11-21T10:00:30')
  await forgetVersion(page)
  await page.clock.runFor(59 * minute)
  expect(await isChecked(page)).toBe(false)
  await page.clock.runFor(minute)
  expect(await isChecked(page)).toBe(true)

  await forgetVersion(page)
  await setVisibility(page, 'hidden')
  await page.clock.runFor(150 * minute)
  expect(await isChecked(page), 'while the page is hidden').toBe(false)
  await setVisibility(page, 'visible')
  expect(await isChecked(page), 'on its return').toBe(true)

  await forgetVersion(page)
  await setVisibility(page, 'hidden')
  await page.clock.runFor(10 * minute)
  await setVisibility(page, 'visible')
  expect(await isChecked(page), 'on its return after ten minutes').toBe(false)
  await setVisibility(page, 'hidden')
  await page.clock.runFor(10 * minute + 1)
  await setVisibility(page, 'visible')
  expect(await isChecked(page), 'on its return after a millisecond more').toBe(true)
})

/** Makes the next check tell itself from those before. */
function forgetVersion(page: Page): Promise<void> {
  return setLocalEntries(page, { app_version: 'none' })
}

async function isChecked(page: Page): Promise<boolean> {
  const { app_version } = await localEntries(page)
  return app_version === '1.0.6'
}
