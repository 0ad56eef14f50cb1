// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { errorTexts } from '../../support/error-texts.ts'
import { requiredElement } from '../../support/required-element.ts'

const fetchMock = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'error').mockReturnValue()
  openEnquiryForm()
})

const alert = () => requiredElement('[role="alert"]')
const invalidFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))

test('an empty form is not sent: the ValidationError stands first, the focus goes to it', () => {
  submitEnquiry()
  expect(fetchMock).not.toHaveBeenCalled()
  expect(alert().hidden).toBe(false)
  expect(alert().firstElementChild?.textContent).toBe(errorTexts.validation)
  expect(document.activeElement).toBe(alert())
})

test('each wrong field is marked, says what is wrong, and is described by that', () => {
  submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email', 'message'])
  for (const name of invalidFields()) {
    const field = requiredElement(`[name="${name}"]`)
    expect(requiredElement(`#${field.getAttribute('aria-describedby')}`).textContent).not.toBe('')
  }
})

test('the problems are listed with their fields, and each leads to its field', () => {
  submitEnquiry()
  const links = [...alert().querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent.replace(/:.*/, ''))).toEqual([
    'Name',
    'E-Mail',
    'Ihr Anliegen',
  ])
  links.at(1)?.click()
  expect(document.activeElement).toBe(requiredElement('[name="email"]'))
})

test('an error that is the visitor’s to correct is not reported', () => {
  submitEnquiry()
  expect(console.error).not.toHaveBeenCalled()
})

test('what was typed stays, and a corrected field loses its mark', () => {
  typeEnquiry({ email: 'erika', name: '' })
  submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email'])
  typeEnquiry({ email: 'erika' })
  submitEnquiry()
  expect(invalidFields()).toEqual(['email'])
  expect(requiredElement('#anfrage-name-fehler').textContent).toBe('')
  expect(typedEnquiry()).toMatchObject({ name: 'Erika Beispiel', email: 'erika' })
})

test('the browser’s own bubbles do not get in the way', () => {
  expect(requiredElement('form').hasAttribute('novalidate')).toBe(true)
})
