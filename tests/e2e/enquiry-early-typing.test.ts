import { draft, enquiryField, enquiryForm, fillEnquiry, labels } from '../support/enquiry.ts'
import { holdRequests } from '../support/held-request.ts'
import { appReady, expect, test } from '../support/test.ts'

for (const path of ['/contact', '/']) {
  test(`what is typed into the form of ${path} before the app has come is kept, with the focus`, async ({
    page,
  }) => {
    const { release } = await holdRequests(page, /\/assets\/(app|enquiry-form)-/)
    await page.goto(path)
    await fillEnquiry(page)
    release()
    await appReady(page)
    await expect(enquiryForm(page)).toHaveAttribute('novalidate')
    await expect(enquiryField(page, 'Ihr Anliegen')).toBeFocused()
    for (const label of labels) await expect(enquiryField(page, label)).toHaveValue(draft[label])
  })
}
