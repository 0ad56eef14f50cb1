import { confirmation, draft, enquiryField, labels, sendButton } from '../../support/e2e/enquiry.ts'
import { lastPart, service } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('by keyboard alone a visitor gets from a service page to a sent enquiry', async ({ page }) => {
  await openApp(page, service)
  await tabTo('header a[href^="/contact?"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/contact?anliegen=${lastPart(service)}#contact`)
  await expect(page.locator('#contact')).toBeFocused()
  for (const label of labels) {
    while (!(await enquiryField(page, label).evaluate(hasFocus))) await page.keyboard.press('Tab')
    await page.keyboard.type(draft[label])
  }
  while (!(await sendButton(page).evaluate(hasFocus))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(confirmation(page)).toBeFocused()

  async function tabTo(selector: string): Promise<void> {
    const isReached = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)
    while (!(await isReached())) await page.keyboard.press('Tab')
  }
})

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}
