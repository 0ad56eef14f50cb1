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

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await formReady(page)
})

test('an empty form names each problem beside its field and in a summary that has the focus', async ({
  page,
}) => {
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(errorTexts.validation)
  await expect(failure(page).getByRole('link')).toHaveCount(labels.length)
  for (const label of labels) {
    const field = enquiryField(page, label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/^Bitte /)
    await expect(failure(page).getByRole('link', { name: new RegExp(`^${label}:`) })).toBeVisible()
  }
  await expect(enquiryForm(page).getByRole('textbox', { name: 'Firma' })).not.toHaveAttribute('aria-invalid')
})

test('each link of the summary leads to its field', async ({ page }) => {
  await sendButton(page).click()
  for (const label of labels) {
    await failure(page)
      .getByRole('link', { name: new RegExp(`^${label}:`) })
      .click()
    await expect(enquiryField(page, label)).toBeFocused()
  }
})

test('a wrong e-mail address is the only problem named, and nothing is sent', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await fillEnquiry(page, { 'E-Mail': 'erika@' })
  await sendButton(page).click()
  await expect(failure(page).getByRole('link')).toHaveCount(1)
  await expect(enquiryField(page, 'E-Mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(enquiryField(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect(enquiryField(page, 'Ihr Anliegen')).toHaveValue(draft['Ihr Anliegen'])
  expect(posts).toEqual([])
})

test('a problem that was put right is no longer named', async ({ page }) => {
  await fillEnquiry(page, { Name: '', 'E-Mail': 'erika@' })
  await sendButton(page).click()
  await enquiryField(page, 'Name').fill(draft.Name)
  await sendButton(page).click()
  await expect(failure(page).getByRole('link')).toHaveCount(1)
  await expect(enquiryField(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect(enquiryField(page, 'Name')).toHaveAccessibleDescription('')
})
