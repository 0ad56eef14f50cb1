// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'
import {
  confirmation,
  failure,
  field,
  isFailureShown,
  openEnquiryForm,
  pass,
  progress,
  returnToEnquiryForm,
  sendButton,
  settle,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'
import { errorTexts } from '../../../support/error-texts.ts'
import { site } from '../../../../src/lib/site.ts'
import { pendingAnswer } from '../../../support/components/pending-answer.ts'

const fetchMock = vi.fn<(address: string, options: { body: URLSearchParams }) => Promise<Response>>()
let answer = pendingAnswer()

beforeEach(() => {
  answer = pendingAnswer()
  fetchMock.mockReset().mockImplementation(() => answer.promise)
  vi.stubGlobal('fetch', fetchMock)
})

async function arrive(): Promise<void> {
  answer.arrive()
  await settle()
}

test('the enquiry goes to the address of the form, without the spaces around its values', async () => {
  await openEnquiryForm()
  typeEnquiry({ name: ' Erika Beispiel  ' })
  await submitEnquiry()
  await arrive()
  const [address, options] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe(new URL(site.enquiryAddress, location.origin).href)
  expect([...(options?.body ?? [])]).toEqual([
    ['form-name', 'anfrage'],
    ...Object.entries(completeEnquiry),
    ['hinweis', ''],
  ])
})

test('while it is under way the form says so, with the focus there, and cannot be sent a second time', async () => {
  await openEnquiryForm()
  typeEnquiry()
  sendButton().focus()
  await submitEnquiry()
  expect(progress()).not.toBeNull()
  expect(document.activeElement).toBe(progress())
  expect(screen.queryByText(/^Lieber per E-Mail/)).toBeNull()
  await submitEnquiry()
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(isFailureShown()).toBe(false)
  await arrive()
  expect(progress()).toBeNull()
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('an enquiry that has arrived is confirmed, with the focus there, and nothing asks for one any more', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  expect(confirmation()).toBeUndefined()
  await arrive()
  expect(document.activeElement).toBe(confirmation())
  expect([screen.queryAllByRole('textbox'), screen.queryAllByRole('button')]).toEqual([[], []])
  expect(document.body.textContent).toBe(`Ihre Nachricht${confirmation()?.textContent}`)
})

test('what is shown meanwhile and the confirmation say what the enquiry is about', async () => {
  await openEnquiryForm()
  typeEnquiry({ subject: ' Linkbuilding' })
  await submitEnquiry()
  expect(progress()?.textContent).toContain('zu «Linkbuilding» wird gesendet')
  await arrive()
  expect(confirmation()?.textContent).toContain('zu «Linkbuilding» ist unterwegs')
})

test('who has more to write gets an empty form', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  await arrive()
  fireEvent.click(screen.getByRole('link', { name: 'Noch eine Nachricht schreiben' }))
  await settle()
  expect(Object.values(typedEnquiry()).join('')).toBe('')
  expect(confirmation()).toBeUndefined()
})

test('the next form is empty', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  await arrive()
  await returnToEnquiryForm()
  expect(Object.values(typedEnquiry()).join('')).toBe('')
  expect(confirmation()).toBeUndefined()
})

test('an enquiry that arrives after its form was left is no draft any more', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  await returnToEnquiryForm()
  expect(typedEnquiry()).toEqual(completeEnquiry)
  await arrive()
  await returnToEnquiryForm()
  expect(Object.values(typedEnquiry()).join('')).toBe('')
})

test('a form that was left while it was sending waits for that when it is come back to, and confirms it', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  await returnToEnquiryForm()
  expect(progress()).not.toBeNull()
  expect(document.activeElement).not.toBe(progress())
  await submitEnquiry()
  await arrive()
  expect(document.activeElement).toBe(confirmation())
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('what has failed while its form was left says so there, and can be sent again', async () => {
  await openEnquiryForm()
  typeEnquiry()
  await submitEnquiry()
  cleanup()
  answer.fail(new TypeError('Failed to fetch'))
  await settle()
  await returnToEnquiryForm()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
  expect(typedEnquiry()).toEqual(completeEnquiry)

  answer = pendingAnswer()
  await pass(3000)
  await submitEnquiry()
  await arrive()
  expect(confirmation()).toBeDefined()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('what is typed while it is sending stays if that fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await openEnquiryForm({ ago: 0 })
  typeEnquiry()
  await submitEnquiry()
  type('phone', '044 000 00 00')
  await pass(3000)
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
  expect(field('phone').value).toBe('044 000 00 00')
})

test('an enquiry sent sooner than three seconds after the form was reached for waits for the third', async () => {
  await openEnquiryForm({ ago: 1000 })
  typeEnquiry()
  await submitEnquiry()
  expect(progress()).not.toBeNull()
  await pass(1999)
  expect(fetchMock).not.toHaveBeenCalled()
  await pass(1)
  expect(fetchMock).toHaveBeenCalledOnce()
  await arrive()
})
