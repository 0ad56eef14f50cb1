// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { errorTexts } from '../../support/error-texts.ts'
import { requiredElement, requiredField } from '../../support/required-element.ts'

const fetchMock = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'error').mockReturnValue()
  openEnquiryForm()
})

const alert = () => requiredElement('[role="alert"]')
const companyMessage = () => requiredElement('#anfrage-company-fehler').textContent
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

test('before the first try nothing is called wrong, and no field is described', () => {
  typeEnquiry({ email: 'erika', name: '' })
  expect(invalidFields()).toEqual([])
  expect(document.querySelectorAll('[aria-describedby]')).toHaveLength(0)
})

test('a field loses its mark and its message as soon as it is right; what was typed stays', () => {
  typeEnquiry({ email: 'erika', name: '' })
  submitEnquiry()
  expect(invalidFields()).toEqual(['name', 'email'])
  typeEnquiry({ email: 'erika@' })
  expect(invalidFields()).toEqual(['email'])
  expect(requiredElement('[name="name"]').hasAttribute('aria-describedby')).toBe(false)
  expect(document.querySelector('#anfrage-name-fehler')).toBeNull()
  expect(typedEnquiry()).toMatchObject({ name: 'Erika Beispiel', email: 'erika@' })
})

test('a message follows what is typed, and a field that was right is not called wrong before the next try', () => {
  typeEnquiry({ company: 'x'.repeat(170), name: '' })
  submitEnquiry()
  expect(companyMessage()).toContain(' 10 ')
  typeEnquiry({ company: 'x'.repeat(165), email: 'erika' })
  expect(companyMessage()).toContain(' 5 ')
  expect(invalidFields()).toEqual(['company'])
  submitEnquiry()
  expect(invalidFields()).toEqual(['email', 'company'])
})

test('the summary strikes out what was put right, and keeps its lines until the next try', () => {
  typeEnquiry({ email: 'erika', name: '' })
  submitEnquiry()
  typeEnquiry({ email: 'erika' })
  const struck = [...alert().querySelectorAll('li')].map((item) => item.hasAttribute('data-corrected'))
  expect(struck).toEqual([true, false])
  submitEnquiry()
  expect(alert().querySelectorAll('li')).toHaveLength(1)
})

test('a field that only robots fill in is emptied and asked about; the next try is sent', async () => {
  typeEnquiry()
  requiredField('[name="website"]').value = 'https://example.com'
  submitEnquiry()
  expect(fetchMock).not.toHaveBeenCalled()
  expect(alert().firstElementChild?.textContent).toBe(errorTexts.validation)
  expect(document.activeElement).toBe(alert())
  expect(console.error).not.toHaveBeenCalled()
  submitEnquiry()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
})

test('the browser’s own bubbles do not get in the way', () => {
  expect(requiredElement('form').hasAttribute('novalidate')).toBe(true)
})
