import { cacheNames, localEntries, openCaches, setLocalEntries } from '../../support/e2e/stored-entries.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('two tabs that check at once leave what one leaves', async ({ page, context }) => {
  await page.goto('/robots.txt')
  await setLocalEntries(page, { app_version: '1.0.5', 'page-cache': 'old', theme: 'dark' })
  await openCaches(page, ['pages', 'images'])
  const other = await context.newPage()
  await Promise.all([page.goto('/contact'), other.goto('/agb')])
  await expect.poll(() => cacheNames(page)).toEqual([])
  for (const tab of [page, other]) {
    await appReady(tab)
    expect(await localEntries(tab)).toEqual({
      app_version: '1.0.6',
      last_cache_refresh: expect.stringMatching(/^\d{13}$/),
      theme: 'dark',
    })
  }
})

/** What another tab, the visitor or the browser does to the storage between two steps of the check. */
const changes: Record<string, () => void> = {
  'is cleared': () => localStorage.clear(),
  'gets the entries of an older version': () => {
    localStorage.app_version = '1.0.5'
    localStorage['new-cache'] = 'x'
  },
  'loses the key that is removed next': () => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('-cache')) delete localStorage[key]
  },
}

for (const [change, make] of Object.entries(changes)) {
  test(`a storage that ${change} during the check harms nobody, and the next check sees to it`, async ({
    page,
    context,
  }) => {
    await page.goto('/robots.txt')
    await setLocalEntries(page, { app_version: '1.0.5', 'a-cache': 'x', 'b-cache': 'y' })
    await page.addInitScript(`{
      const removeItem = Storage.prototype.removeItem
      Storage.prototype.removeItem = function (key) {
        Storage.prototype.removeItem = removeItem
        ;(${String(make)})()
        this.removeItem(key)
      }
    }`)
    await page.goto('/agb')
    await appReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const later = await context.newPage()
    await later.goto('/agb')
    await expect
      .poll(() => localEntries(later))
      .toEqual({ app_version: '1.0.6', last_cache_refresh: expect.stringMatching(/^\d{13}$/) })
  })
}

test('a clock that goes back a year changes nothing for the visitor', async ({ page }) => {
  await page.clock.install()
  await page.goto('/agb')
  await appReady(page)
  await setLocalEntries(page, { app_version: '1.0.5' })
  await page.clock.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
  await page.clock.runFor(3_600_000)
  await expect.poll(() => localEntries(page)).toMatchObject({ app_version: '1.0.6' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
})
