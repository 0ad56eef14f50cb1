import {
  draft,
  enquiryField,
  enquiryForm,
  failure,
  fillEnquiry,
  formReady,
  labels,
  sendButton,
} from '../support/enquiry.ts'
import { errorTexts } from '../support/error-texts.ts'
import { expect, test } from '../support/test.ts'

test('an empty form names each problem beside its field, and in a summary that has the focus and leads there', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/contact')
  await formReady(page)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toBeInViewport()
  await expect(failure(page)).toContainText(errorTexts.validation)
  await expect(failure(page).getByRole('link')).toHaveCount(labels.length)
  for (const label of labels) {
    const link = failure(page).getByRole('link', { name: new RegExp(`^${label}:`) })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    const field = enquiryField(page, label)
    await expect(field).toBeFocused()
    await expect(enquiryForm(page).getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/^Bitte /)
  }
  expect(posts).toEqual([])
})

test('a message goes with its problem, and the press of a button after that is not lost', async ({
  page,
}) => {
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page, { 'E-Mail': 'erika@', 'Ihr Anliegen': 'Hilfe' })
  await sendButton(page).click()
  await expect(failure(page).getByRole('link')).toHaveCount(2)
  const email = enquiryField(page, 'E-Mail')
  await email.fill('erika@example')
  await expect(email).toHaveAccessibleDescription(/^Bitte /)
  await email.fill(draft['E-Mail'])
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')

  await enquiryField(page, 'Ihr Anliegen').fill(draft['Ihr Anliegen'])
  await email.fill('')
  await sendButton(page).click()
  await expect(failure(page).getByRole('link')).toHaveText([/^E-Mail:/])
  await expect(enquiryField(page, 'Name')).toHaveValue(draft.Name)
})
