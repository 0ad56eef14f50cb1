import type { Route } from '@playwright/test'
import {
  answerPosts,
  confirmation,
  enquiryField,
  fillEnquiry,
  formReady,
  sendButton,
} from '../support/enquiry.ts'
import { footerLink } from '../support/footer-link.ts'
import { appReady, expect, test } from '../support/test.ts'

for (const path of ['/contact', '/']) {
  test(`the form of ${path} is sent without leaving the page, confirmed and emptied`, async ({ page }) => {
    await page.goto(path)
    await formReady(page)
    await fillEnquiry(page)
    await sendButton(page).click()
    await expect(confirmation(page)).toBeFocused()
    await expect(confirmation(page)).toBeInViewport()
    await expect(page).toHaveURL(path)
    for (const field of ['name', 'email', 'message']) {
      await expect(page.locator(`form [name="${field}"]`)).toHaveValue('')
    }
  })
}

test('the form is sent without leaving the page after a navigation within the app too', async ({ page }) => {
  await page.goto('/agb')
  await appReady(page)
  await footerLink(page, 'Kontakt').click()
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
})

test('while an enquiry is on its way it cannot be sent again', async ({ page }) => {
  const held: Route[] = []
  await answerPosts(page, (route) => held.push(route))
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).dblclick()
  await expect(sendButton(page)).toBeDisabled()
  await enquiryField(page, 'Name').press('Enter')
  await held[0]?.continue()
  await expect(confirmation(page)).toBeFocused()
  expect(held).toHaveLength(1)
})

test('the trap for robots is part of the data, but out of sight and out of the way of the tab key', async ({
  page,
}) => {
  const bodies: (string | null)[] = []
  await answerPosts(page, (route) => {
    bodies.push(route.request().postData())
    return route.continue()
  })
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  const trap = page.locator('input[name="website"]')
  await expect(trap).not.toBeInViewport()
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(5)
  await enquiryField(page, 'Ihr Anliegen').press('Tab')
  await expect(page.getByRole('form').getByRole('link')).toBeFocused()

  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
  expect(bodies.map((body) => new URLSearchParams(body ?? '').get('website'))).toEqual([''])
})
