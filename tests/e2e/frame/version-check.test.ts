import type { Page } from '@playwright/test'
import { isMarkedDocument, markDocument } from '../../support/e2e/document-marker.ts'
import { cacheNames, localEntries, openCaches, setLocalEntries } from '../../support/e2e/stored-entries.ts'
import { expect, test } from '../../support/e2e/test.ts'

const left = {
  'page-cache': 'old',
  CacheIndex: 'old',
  PREFETCHCACHE: 'old',
  theme: 'dark',
  cash: 'kept',
}
const kept = { theme: 'dark', cash: 'kept' }

test('the first visit stores the version and the time of the refresh', async ({ page }) => {
  const before = Date.now()
  await page.goto('/')
  const { app_version, last_cache_refresh, ...others } = await localEntries(page)
  expect(app_version).toBe('1.0.6')
  expect(Number(last_cache_refresh)).toBeGreaterThanOrEqual(before)
  expect(Number(last_cache_refresh)).toBeLessThanOrEqual(Date.now())
  expect(others).toEqual({})
})

for (const version of [undefined, '1.0.5']) {
  test(`what the version ${version} left in caches is removed, and nothing else`, async ({ page }) => {
    await leaveBehind(page, version)
    await page.goto('/contact')
    await expect.poll(() => cacheNames(page)).toEqual([])
    const { last_cache_refresh, ...others } = await localEntries(page)
    expect(others).toEqual({ ...kept, app_version: '1.0.6' })
    expect(Number(last_cache_refresh)).toBeGreaterThan(1)
  })
}

test('the version that was here before clears nothing', async ({ page }) => {
  await leaveBehind(page, '1.0.6')
  await page.goto('/contact')
  expect(await localEntries(page)).toEqual({ ...left, app_version: '1.0.6', last_cache_refresh: '1' })
  expect(await cacheNames(page)).toEqual(['pages', 'images'])
})

test('the page names its version, and the check sets it right where it differs', async ({ page }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('"cache-version" content="1.0.6"', '"cache-version" content="1.0.5"'),
    })
  })
  const version = page.locator('meta[name="cache-version"]')
  await page.goto('/contact')
  await expect(version).toHaveAttribute('content', '1.0.6')
})

test('a change of version does not reload the page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await markDocument(page)
  await setLocalEntries(page, { ...left, app_version: '1.0.5' })
  await page.clock.fastForward('01:00:00')
  await expect.poll(() => localEntries(page)).toMatchObject({ app_version: '1.0.6' })
  expect(await isMarkedDocument(page)).toBe(true)
})

/** A browser in which an older version of the site was open: the file of its icon runs no check by itself. */
async function leaveBehind(page: Page, version: string | undefined) {
  await page.goto('/robots.txt')
  await setLocalEntries(page, { ...left, last_cache_refresh: '1', ...(version && { app_version: version }) })
  await openCaches(page, ['pages', 'images'])
}
