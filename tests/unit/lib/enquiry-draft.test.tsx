// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { EnquiryForm } from '~/components/enquiry/enquiry-form'
import { restoreDraft } from '../../../src/lib/enquiry-draft.ts'
import { completeEnquiry } from '../../support/enquiry-data.ts'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { requiredElement } from '../../support/required-element.ts'

/** What the form of the contact page holds when its page is come back to. */
function returnToForm(): Record<string, string> {
  document.body.innerHTML = renderToStaticMarkup(<EnquiryForm />)
  restoreDraft(requiredElement('form'))
  return typedEnquiry()
}

test('a form that is come back to holds the draft of the one before', () => {
  openEnquiryForm()
  typeEnquiry()
  expect(returnToForm()).toEqual(completeEnquiry)
})

test('an enquiry that has arrived is no draft any more', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  openEnquiryForm()
  typeEnquiry()
  submitEnquiry()
  await vi.waitFor(() => expect(requiredElement('form').dataset.sent).toBe(''))
  expect(Object.values(returnToForm()).join('')).toBe('')
})
