import { confirmation, fillEnquiry, formReady, sendButton } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('the form of the home page and, in the app, that of the contact page is sent without leaving the page', async ({
  page,
}) => {
  await page.goto('/')
  for (const path of ['/', '/contact']) {
    await formReady(page)
    await fillEnquiry(page)
    await sendButton(page).click()
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
