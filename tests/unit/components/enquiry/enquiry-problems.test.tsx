// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  consoleErrors,
  failure,
  field,
  openEnquiryForm,
  pass,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'
import { errorTexts } from '../../../support/error-texts.ts'
import { requiredElement, requiredField } from '../../../support/components/required-element.ts'

const fetchMock = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  await openEnquiryForm()
})

const problemOf = (element: Element) =>
  requiredElement(`#${element.getAttribute('aria-describedby')}`).textContent
const links = () => within(failure()).getAllByRole('link')
const typePhone = (typed: string) => {
  type('phone', typed)
  fireEvent.blur(field('phone'))
}
const lines = () => within(failure()).getAllByRole('listitem')
const invalidFields = () =>
  screen
    .getAllByRole('textbox')
    .filter((element) => element.getAttribute('aria-invalid') === 'true')
    .map((element) => element.getAttribute('name'))

test('an empty form is not sent: the ValidationError stands first, the focus goes to it', async () => {
  await submitEnquiry()
  expect(fetchMock).not.toHaveBeenCalled()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.validation)
  expect(document.activeElement).toBe(failure())
})

test('each wrong field is marked, says what is wrong, and is described by that', async () => {
  await submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email', 'message'])
  for (const name of ['name', 'email', 'message'] as const) expect(problemOf(field(name))).toMatch(/^Bitte /)
})

test('the problems are listed with their fields, and each leads to its field', async () => {
  await submitEnquiry()
  expect(links().map(({ textContent }) => textContent.replace(/:.*/, ''))).toEqual([
    'Name',
    'E-Mail',
    'Ihr Anliegen',
  ])
  links().at(1)?.click()
  expect(document.activeElement).toBe(field('email'))
})

test('an error that is the visitor’s to correct is not reported', async () => {
  await submitEnquiry()
  expect(consoleErrors()).toEqual([])
})

test('before the first try nothing is called wrong, and no field is described', () => {
  typeEnquiry({ email: 'erika', name: '' })
  expect(invalidFields()).toEqual([])
  expect(document.querySelectorAll('[aria-describedby]')).toHaveLength(0)
})

test('a field loses its mark and its message as soon as it is right; what was typed stays, and the focus', async () => {
  typeEnquiry({ email: 'erika', name: '' })
  await submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email'])
  field('email').focus()
  type('name', 'Erika Beispiel')
  type('email', 'erika@')
  expect(invalidFields()).toEqual(['email'])
  expect(field('name').hasAttribute('aria-describedby')).toBe(false)
  expect(document.querySelector('#anfrage-name-fehler')).toBeNull()
  expect(typedEnquiry()).toMatchObject({ name: 'Erika Beispiel', email: 'erika@' })
  expect(document.activeElement).toBe(field('email'))
})

test('a message follows what is typed, and a field that was right is not called wrong before the next try', async () => {
  typeEnquiry({ company: 'x'.repeat(170), name: '' })
  await submitEnquiry()
  expect(problemOf(field('company'))).toContain(' 10 ')
  typeEnquiry({ company: 'x'.repeat(165), email: 'erika' })
  expect(problemOf(field('company'))).toContain(' 5 ')
  expect(invalidFields()).toEqual(['company'])
  type('name', '')
  expect(invalidFields()).toEqual(['company'])
  await submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email', 'company'])
})

test('the summary strikes out what was put right, and keeps its lines until the next try', async () => {
  typeEnquiry({ email: 'erika', name: '' })
  await submitEnquiry()
  typeEnquiry({ email: 'erika' })
  expect(lines().map(({ dataset }) => dataset.corrected)).toEqual(['', undefined])
  await submitEnquiry()
  expect(lines()).toHaveLength(1)
})

test('a telephone number is doubted beside its label, in words that fit what is wrong with it', async () => {
  const label = requiredElement('label[for="anfrage-phone"]')
  typePhone('099 123 45 67')
  expect(label.textContent).toBe('Telefon (stimmt die Nummer?)')
  typePhone('+41 44 123 45 67 044 12')
  expect(label.textContent).toBe('Telefon (zu lang, so: 044\u00A0123\u00A045\u00A067)')
  typePhone('0441234567')
  expect(label.textContent).toBe('Telefon (freiwillig)')
  expect([invalidFields(), field('phone').value]).toEqual([[], '044 123 45 67'])
})

test('a field that only robots fill in is emptied and asked about; the next try is sent', async () => {
  typeEnquiry()
  const trap = requiredField('[name="hinweis"]')
  fireEvent.input(trap, { target: { value: 'https://example.com' } })
  await submitEnquiry()
  await pass(3000)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.validation)
  expect(document.activeElement).toBe(failure())
  expect(trap.value).toBe('')
  expect(consoleErrors()).toEqual([])
  await submitEnquiry()
  expect(fetchMock).toHaveBeenCalledOnce()
})
