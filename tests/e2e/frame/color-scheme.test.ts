import type { Page } from '@playwright/test'
import { reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faults/faulty-chunks.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

test.use({ colorScheme: 'light' })

test('a chosen colour scheme holds from the first paint, on other pages too, until «System» is chosen', async ({
  page,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  // Of the page that is left before its app could come.
  watch.allowConsole(reportOf('network'))
  await page.goto('/impressum')
  const light = await background(page)
  await scheme(page, 'Dunkel').click()
  await expect(scheme(page, 'Dunkel')).toHaveAttribute('aria-pressed', 'true')
  await expect(scheme(page, 'Dunkel')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const dark = await background(page)
  expect(dark).not.toBe(light)

  // Before any script of the page itself has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/agb', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  expect(await page.locator('meta[data-theme=dark]').getAttribute('media')).toBe('all')
  await page.unroute('**/assets/*.js')

  await page.goto('/agb')
  await expect(scheme(page, 'Dunkel')).toHaveAttribute('aria-pressed', 'true')
  await scheme(page, 'System').click()
  await expect(page.locator('html')).toHaveCSS('background-color', light)
})

test('a colour scheme chosen in one tab shows in other open tabs at once', async ({ page, context }) => {
  await openApp(page, '/agb')
  const other = await context.newPage()
  await other.goto('/impressum')
  await appReady(other)
  const light = await background(page)
  await scheme(other, 'Dunkel').click()
  await expect(scheme(page, 'Dunkel')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).not.toHaveCSS('background-color', light)
})

function scheme(page: Page, name: string) {
  return page.getByRole('group', { name: 'Darstellung' }).getByRole('button', { name })
}

function background(page: Page): Promise<string> {
  return page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
}
