// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { EnquiryForm } from '~/components/enquiry-form'
import { completeEnquiry } from '../../support/enquiry-data.ts'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { requiredElement } from '../../support/required-element.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** What the form holds that the app makes when its page is come back to. */
async function returnToForm(): Promise<Record<string, string>> {
  await act(async () => createRoot(document.body).render(<EnquiryForm />))
  return typedEnquiry()
}

test('a form that the app makes anew holds the draft of the one before', async () => {
  openEnquiryForm()
  typeEnquiry()
  expect(await returnToForm()).toEqual(completeEnquiry)
})

test('an enquiry that has arrived is no draft any more', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  openEnquiryForm()
  typeEnquiry()
  submitEnquiry()
  await vi.waitFor(() => expect(requiredElement('form').dataset.sent).toBe(''))
  expect(Object.values(await returnToForm()).join('')).toBe('')
})
