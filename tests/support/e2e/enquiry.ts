import { expect, type Locator, type Page } from '@playwright/test'
import { enquiryFields } from '../../../src/lib/enquiry/enquiry-fields.ts'

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
  ...enquiryFields.map(({ name, label }) => [
    name,
    Object.entries(draft).find(([of]) => of === label)?.[1] ?? '',
  ]),
  ['hinweis', ''],
]

export function enquiryForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Anfrage' })
}

export function enquiryField(page: Page, label: Label): Locator {
  return enquiryForm(page).getByRole('textbox', { name: label })
}

export function sendButton(page: Page): Locator {
  return enquiryForm(page).getByRole('button', { name: /Nachricht senden|Wird gesendet/ })
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

/** The subject, which stands among the further fields. */
export async function openSubject(page: Page): Promise<Locator> {
  await enquiryForm(page).getByText('Mehr Angaben').click()
  return enquiryForm(page).getByRole('combobox', { name: 'Betreff' })
}
