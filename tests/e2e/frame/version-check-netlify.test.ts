import { cacheNames, localEntries, openCaches, setLocalEntries } from '../../support/e2e/stored-entries.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const host = 'https://preview-42--site.netlify.app'

test('on a host of netlify.app the version and a session flag are recorded, and nothing is cleared', async ({
  page,
  watch,
  baseURL,
}) => {
  watch.expectHost(new URL(host).hostname)
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) })
  })
  await page.goto(`${host}/robots.txt`)
  await setLocalEntries(page, { 'page-cache': 'old', app_version: '1.0.5' })
  await openCaches(page, ['pages'])

  await page.goto(`${host}/contact`)
  await appReady(page)
  expect(await localEntries(page)).toEqual({ 'page-cache': 'old', app_version: '1.0.6' })
  expect(await page.evaluate(() => sessionStorage.getItem('version_checked'))).toBe('true')
  expect(await cacheNames(page)).toEqual(['pages'])
})
