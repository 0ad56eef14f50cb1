import { confirmation, fillEnquiry, formReady, sendAtOnce, sendButton } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('the form of the home page and, in the app, that of the contact page is sent without leaving the page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  for (const path of ['/', '/contact']) {
    await formReady(page)
    await fillEnquiry(page)
    await sendAtOnce(page)
    await expect(confirmation(page)).toBeFocused()
    await expect(confirmation(page)).toBeInViewport()
    await expect(page).toHaveURL(path)
    await appReady(page)
    await footerLink(page, 'Kontakt').click()
    await expect(page).toHaveURL('/contact')
  }
})

test('the second press of a double click does not follow the link that has come under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).scrollIntoViewIfNeeded()
  await sendButton(page).dblclick({ delay: 60 })
  await expect(confirmation(page)).toBeFocused()
  await expect(page).toHaveURL('/')
})

for (const [path, width] of [
  ['/contact?anliegen=linkbuilding', 360],
  ['/', 1280],
] as const) {
  test(`the page moves with the press, and not with an answer seconds later: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path)
    await formReady(page)
    await fillEnquiry(page)
    await sendButton(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('hadRecentInput' in entry) || !('value' in entry) || entry.hadRecentInput) continue
          document.body.dataset.shift = String(Number(document.body.dataset.shift) + Number(entry.value))
        }
      })
      document.body.dataset.shift = '0'
      observer.observe({ type: 'layout-shift' })
    })
    // Filled in so fast, it waits for the third second.
    await sendButton(page).click()
    await expect(confirmation(page)).toBeFocused()
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(Number(document.body.dataset.shift)))),
        ),
    )
    expect(shift).toBeLessThan(0.05)
  })
}
