import { readFileSync } from 'node:fs'
import { expect, test } from '../../support/e2e/test.ts'

// Its rules are those of `tests/unit/lib/version-check.test.ts`; here a browser with its own storage and caches keeps them.

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const old = { app_version: '0.0.1', 'page-cache': 'old', PREFETCHCACHE: 'old', theme: 'dark', cash: 'kept' }

test('on load, caches and storage entries of an older version are removed, and nothing else', async ({
  page,
}) => {
  const before = Date.now()
  await page.goto('/robots.txt')
  // Among them entries of the Cache API, as an older version with a service worker would have left them.
  await page.evaluate(async (entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    for (const name of ['pages', 'images']) await caches.open(name)
  }, old)
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const older = html.replace(`"cache-version" content="${version}"`, '"cache-version" content="0.0.1"')
    expect(older).not.toBe(html)
    await route.fulfill({ response, body: older })
  })
  await page.goto('/contact')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const { last_cache_refresh, ...others } = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage)),
  )
  expect(others).toEqual({ app_version: version, theme: 'dark', cash: 'kept' })
  expect(Number(last_cache_refresh)).toBeGreaterThanOrEqual(before)
  await expect(page.locator('meta[name="cache-version"]')).toHaveAttribute('content', version)
})
