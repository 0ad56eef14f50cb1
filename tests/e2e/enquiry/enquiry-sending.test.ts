import { confirmation, fillEnquiry, formReady, sendAtOnce } from '../../support/e2e/enquiry.ts'
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
