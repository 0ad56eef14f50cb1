import type { Page } from '@playwright/test'
import { isMarkedDocument, markDocument } from '../support/document-marker.ts'
import { holdRequests } from '../support/held-request.ts'
import { expectAtTop, expectSmooth, jumpTo, logScroll, scrollLog } from '../support/scrolling.ts'
import { appReady, expect, test } from '../support/test.ts'

const inHeader = 'body > header a[href="/#contact"]'
const inHero = 'main header a[href="/#contact"]'
const inService = 'main aside a[href="/#contact"]'

for (const [place, call] of Object.entries({ header: inHeader, 'first screen': inHero })) {
  test(`on the home page the call to action of the ${place} scrolls smoothly to the form and takes the focus along`, async ({
    page,
  }) => {
    await page.goto('/')
    await appReady(page)
    await markDocument(page)
    for (const visit of ['first', 'again']) {
      await test.step(visit, async () => {
        await jumpTo(page, 0)
        await logScroll(page)
        await page.locator(call).click()
        await expectForm(page)
        expectSmooth(await scrollLog(page))
      })
    }
    expect(await isMarkedDocument(page)).toBe(true)
  })
}

for (const { place, address, call } of [
  { place: 'the header', address: '/contact', call: inHeader },
  { place: 'a service', address: '/services/linkbuilding', call: inService },
]) {
  test(`the call to action of ${place} goes to the home page and scrolls to the form`, async ({ page }) => {
    await page.goto(address)
    await appReady(page)
    await markDocument(page)
    await page.locator(call).click()
    await expect(page).toHaveURL('/#contact')
    await expectAtTop(page, 'contact')
    expect(await isMarkedDocument(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(address)
  })
}

test('before the app has come, calls to action lead to the form as links', async ({ page }) => {
  await holdRequests(page, /\/assets\/entry-client-/)
  await page.goto('/')
  await page.locator(inHero).click()
  await expectAtTop(page, 'contact')
  await page.goto('/services/linkbuilding')
  await page.locator(inService).click()
  await expect(page).toHaveURL('/#contact')
  await expectAtTop(page, 'contact')
})

async function expectForm(page: Page): Promise<void> {
  await expectAtTop(page, 'contact')
  await expect(page.locator('#contact')).toBeFocused()
}
