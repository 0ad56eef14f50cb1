import { reportOf } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { goTo } from '../../support/e2e/go-to.ts'
import { unknown } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('the links of the not-found page work even if its code cannot be loaded', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/)
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await replaceChunk(page, 'not-found', (route) => route.abort())
  const report = page.waitForEvent('console', (message) => message.text().includes(' ERR-'))
  await page.goto(unknown)
  await page.mouse.move(1, 1)
  await report
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page).not.toHaveURL(unknown)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('navigating to an unknown path within the app shows the not-found page with noindex', async ({
  page,
}) => {
  await openApp(page, '/')
  await page.evaluate(goTo, '/services')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
