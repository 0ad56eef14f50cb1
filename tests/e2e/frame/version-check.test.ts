import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { expect, test } from '../../support/e2e/test.ts'

// Its rules are those of `tests/unit/lib/version-check.test.ts` and `version-schedule.test.ts`; here a browser with its own storage and caches keeps them.

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const old = { app_version: '0.0.1', 'page-cache': 'old', PREFETCHCACHE: 'old', theme: 'dark', cash: 'kept' }

test('on load, caches and storage entries of an older version are removed, and nothing else', async ({
  page,
}) => {
  const before = Date.now()
  await page.goto('/robots.txt')
  await setLocalEntries(page, old)
  await openCaches(page, ['pages', 'images'])
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const older = html.replace(`"cache-version" content="${version}"`, '"cache-version" content="0.0.1"')
    expect(older).not.toBe(html)
    await route.fulfill({ response, body: older })
  })
  await page.goto('/contact')
  await expect.poll(() => cacheNames(page)).toEqual([])
  const { last_cache_refresh, ...others } = await localEntries(page)
  expect(others).toEqual({ app_version: version, theme: 'dark', cash: 'kept' })
  expect(Number(last_cache_refresh)).toBeGreaterThanOrEqual(before)
  await expect(page.locator('meta[name="cache-version"]')).toHaveAttribute('content', version)
})

test('the version is checked every hour, without a reload of the page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const loads = documentLoads(page)
  await setLocalEntries(page, old)
  await page.clock.fastForward('01:00:00')
  await expect.poll(() => localEntries(page)).toMatchObject({ app_version: version })
  expect(loads).toEqual([])
})

/** Everything that the local storage of the page holds. */
function localEntries(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}

function setLocalEntries(page: Page, entries: Record<string, string>): Promise<void> {
  return page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, entries)
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** Gives the page entries of the Cache API, as an older version with a service worker would have left them. */
function openCaches(page: Page, names: string[]): Promise<void> {
  return page.evaluate(async (opened) => {
    for (const name of opened) await caches.open(name)
  }, names)
}
