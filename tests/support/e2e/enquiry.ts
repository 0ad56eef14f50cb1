import { expect, type Locator, type Page } from '@playwright/test'
import { enquiryFields } from '../../../src/lib/enquiry/enquiry-fields.ts'

type Label = 'Name' | 'E-Mail' | 'Ihr Anliegen'

export const labels: readonly Label[] = ['Name', 'E-Mail', 'Ihr Anliegen']

/** The values of the required fields, by label. */
export const draft: Record<Label, string> = {
  Name: 'Erika Beispiel',
  'E-Mail': 'erika@example.ch',
  'Ihr Anliegen': 'Unsere Werkstatt wird kaum gefunden.',
}

/** The posted form data of the draft, in order. */
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

/** Focuses the form and waits for hydration. Before, the browser validates and posts the form. */
export async function formReady(page: Page) {
  await enquiryField(page, 'Name').focus()
  await expect(enquiryForm(page)).toHaveAttribute('novalidate')
}

/** Unfolds the optional fields and returns the subject. */
export async function openSubject(page: Page): Promise<Locator> {
  await enquiryForm(page).getByText('Mehr Angaben').click()
  return enquiryForm(page).getByRole('combobox', { name: 'Betreff' })
}
