// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { completeEnquiry } from '../../support/enquiry-data.ts'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { pendingAnswer } from '../../support/pending-answer.ts'
import { requiredElement } from '../../support/required-element.ts'

const fetchMock = vi.fn<(address: string, options: { body: URLSearchParams }) => Promise<Response>>()
let answer = pendingAnswer()

beforeEach(() => {
  answer = pendingAnswer()
  fetchMock.mockReset().mockImplementation(() => answer.promise)
  vi.stubGlobal('fetch', fetchMock)
  openEnquiryForm()
  typeEnquiry({ name: ' Erika Beispiel  ' })
  submitEnquiry()
})

const arrived = async () => {
  answer.arrive()
  await vi.waitFor(() => expect(requiredElement('form').dataset.sent).toBe(''))
}

test('the enquiry goes to the address of the form, without the spaces around its values', async () => {
  await arrived()
  const [address, options] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe(`${location.origin}/contact`)
  expect(Object.fromEntries(options?.body ?? [])).toEqual({
    'form-name': 'anfrage',
    website: '',
    ...completeEnquiry,
  })
})

test('while it is under way the form says so, and cannot be sent a second time', async () => {
  expect(requiredElement('[data-status]').textContent).not.toBe('')
  expect(requiredElement('[data-submit]').ariaDisabled).toBe('true')
  submitEnquiry()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
  submitEnquiry()
  await vi.advanceTimersByTimeAsync(10)
  expect(requiredElement('[role="alert"]').hidden).toBe(true)
  await arrived()
  expect(requiredElement('[data-status]').textContent).toBe('')
  expect(requiredElement('[data-submit]').ariaDisabled).toBe('false')
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('an enquiry that has arrived is confirmed, with the focus on the confirmation and the fields empty', async () => {
  await arrived()
  expect(document.activeElement).toBe(requiredElement('[data-confirmation]'))
  expect(Object.values(typedEnquiry()).join('')).toBe('')
  expect(requiredElement('[role="alert"]').hidden).toBe(true)
})

test('the confirmation of the last enquiry goes when the next one has a problem', async () => {
  await arrived()
  submitEnquiry()
  expect(requiredElement('form').dataset.sent).toBeUndefined()
  expect(requiredElement('[role="alert"]').hidden).toBe(false)
})

test('an enquiry sent sooner than three seconds after the form was reached for waits for the third', async () => {
  fetchMock.mockClear()
  openEnquiryForm({ ago: 1000 })
  typeEnquiry()
  submitEnquiry()
  expect(requiredElement('[data-status]').textContent).not.toBe('')
  await vi.advanceTimersByTimeAsync(1999)
  expect(fetchMock).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchMock).toHaveBeenCalledOnce()
  await arrived()
})
