import { enquiryField, enquiryForm, expectDraft, fillEnquiry, formReady } from '../../support/e2e/enquiry.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('what is typed is kept when the app comes, with the focus, and on the way back to its document', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/(entry-client|enquiry-sending)-/)
  await page.goto('/contact')
  await fillEnquiry(page)
  release()
  await appReady(page)
  await expect(enquiryForm(page)).toHaveAttribute('novalidate')
  await expect(enquiryField(page, 'Ihr Anliegen')).toBeFocused()
  await expectDraft(page)

  await page.goto('/impressum')
  await page.goBack()
  await appReady(page)
  await expectDraft(page)
})

test('what is typed is there again after another page of the app', async ({ page }) => {
  await page.goto('/contact')
  await appReady(page)
  await formReady(page)
  await fillEnquiry(page)
  await footerLink(page, 'AGB').click()
  await expect(enquiryForm(page)).toHaveCount(0)
  await page.goBack()
  await expectDraft(page)
})
