import { expect, type Locator, type Page, type Route } from '@playwright/test'

type Label = 'Name' | 'E-Mail' | 'Ihr Anliegen'

export const labels: readonly Label[] = ['Name', 'E-Mail', 'Ihr Anliegen']

/** What must be filled in, by label. */
export const draft: Record<Label, string> = {
  Name: 'Erika Beispiel',
  'E-Mail': 'erika@example.ch',
  'Ihr Anliegen': 'Unsere Werkstatt wird kaum gefunden.',
}

export function enquiryForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Anfrage' })
}

export function enquiryField(page: Page, label: Label): Locator {
  return enquiryForm(page).getByRole('textbox', { name: label })
}

export function sendButton(page: Page): Locator {
  return enquiryForm(page).getByRole('button', { name: 'Nachricht senden' })
}

/** Where the form says that it was sent, and where it says why it was not. */
export function confirmation(page: Page): Locator {
  return page.locator('#gesendet')
}

export function failure(page: Page): Locator {
  return enquiryForm(page).getByRole('alert')
}

export async function fillEnquiry(page: Page, values: Partial<typeof draft> = {}) {
  for (const label of labels) await enquiryField(page, label).fill(values[label] ?? draft[label])
}

/** Reaches for the form and waits for its code; until it has come, the form is the browser's to check and to post. */
export async function formReady(page: Page) {
  await enquiryField(page, 'Name').focus()
  await expect(enquiryForm(page)).toHaveAttribute('novalidate')
}

/** Hands every POST of the form to `answer`; its page stays what it is. */
export async function answerPosts(page: Page, answer: (route: Route) => unknown) {
  await page.route('/contact', async (route) => {
    if (route.request().method() === 'POST') await answer(route)
    else await route.fallback()
  })
}
