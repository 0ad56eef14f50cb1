import type { Page } from '@playwright/test'
import { article, middleSection } from '../../support/e2e/pages.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { expectAtTop, expectSmooth, jumpTo, logScroll, scrollLog } from '../../support/e2e/scrolling.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a link with a hash scrolls smoothly to its target, and again when clicked again', async ({ page }) => {
  await openApp(page, article)
  await expectSmoothScrolling(page)
})

test('a link with a hash scrolls smoothly even before the app has loaded', async ({ page }) => {
  await holdRequests(page, /\/entry-client-/)
  await page.goto(article)
  await expectSmoothScrolling(page)
})

test('every change of the hash scrolls, be it by script, back or forward', async ({ page }) => {
  await openApp(page, article)
  await page.evaluate(() => (location.hash = 'inhalt'))
  await page.evaluate((hash) => (location.hash = hash), middleSection)
  await expectAtTop(page, middleSection)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY), { intervals: [50] }).toBe(0)
  await page.goForward()
  await expectAtTop(page, middleSection)
})

async function expectSmoothScrolling(page: Page): Promise<void> {
  await logScroll(page)
  for (const visit of ['first', 'again']) {
    await test.step(visit, async () => {
      await jumpTo(page, 0)
      await scrollLog(page)
      await clickContents(page)
      await expectAtTop(page, middleSection)
      expectSmooth(await scrollLog(page))
    })
  }
  await expect(page).toHaveURL(`${article}#${middleSection}`)
}

/** Not by the mouse: Playwright's click may itself scroll first. */
function clickContents(page: Page): Promise<void> {
  return page.locator(`main nav a[href="#${middleSection}"]`).dispatchEvent('click')
}
