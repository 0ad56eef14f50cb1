import { enquiryField, enquiryForm, labels } from '../../support/e2e/enquiry.ts'
import { expect, test } from '../../support/e2e/test.ts'

test('the field for robots is out of sight and of the tab order', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('input[name="hinweis"]')).not.toBeInViewport()
  await enquiryForm(page).getByText('Mehr Angaben').press('Tab')
  await expect(enquiryForm(page).getByRole('link')).toBeFocused()
})

test('on the way up, too, the header covers neither a field nor its label', async ({ page }) => {
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
