import { enquiryField, enquiryForm, labels, sendButton } from '../../support/e2e/enquiry.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('the honeypot field is out of sight', async ({ page }) => {
  await page.goto('/contact')
  // Beside it, or it would be out of sight wherever it stands.
  await sendButton(page).scrollIntoViewIfNeeded()
  await expect(page.locator('input[name="hinweis"]')).not.toBeInViewport()
})

test('a field that is focused from below is not covered by the header, nor is its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/contact')
  const header = await page.getByRole('banner').boundingBox()
  for (const label of labels) {
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    await expect(enquiryField(page, label)).not.toBeInViewport()
    await enquiryField(page, label).focus()
    const top = async () => (await enquiryForm(page).getByText(label, { exact: true }).boundingBox())?.y
    await expect.poll(top).toBeLessThan(640)
    await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  }
})
