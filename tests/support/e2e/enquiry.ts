import { expect, type Locator, type Page } from '@playwright/test'

type Label = 'Name' | 'E-Mail' | 'Ihr Anliegen'

export const labels: readonly Label[] = ['Name', 'E-Mail', 'Ihr Anliegen']

/** What must be filled in, by label. */
export const draft: Record<Label, string> = {
  Name: 'Erika Beispiel',
  'E-Mail': 'erika@example.ch',
  'Ihr Anliegen': 'Unsere Werkstatt wird kaum gefunden.',
}

/** The draft as it arrives: what the form holds, in its order. */
export const postedDraft = [
  ['form-name', 'anfrage'],
  ['subject', ''],
  ['name', draft.Name],
  ['email', draft['E-Mail']],
  ['company', ''],
  ['phone', ''],
  ['website', ''],
  ['message', draft['Ihr Anliegen']],
  ['hinweis', ''],
]

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

export async function expectDraft(page: Page) {
  for (const label of labels) await expect(enquiryField(page, label)).toHaveValue(draft[label])
}

/** Reaches for the form and waits for the app; until it has come, the form is the browser's to check and to post. */
export async function formReady(page: Page) {
  await enquiryField(page, 'Name').focus()
  await expect(enquiryForm(page)).toHaveAttribute('novalidate')
}

/** Presses the button, and lets the time pass that the form waits for; the page's clock must be Playwright's. */
export async function sendAtOnce(page: Page) {
  await sendButton(page).click()
  await page.clock.fastForward(3000)
}
