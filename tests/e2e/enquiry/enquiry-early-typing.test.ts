import { enquiryField, enquiryForm, expectDraft, fillEnquiry } from '../../support/e2e/enquiry.ts'
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
