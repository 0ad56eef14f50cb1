import { renderToStaticMarkup } from 'react-dom/server'
import { EnquiryForm } from '~/components/enquiry-form'
import { enhanceEnquiryForm } from '../../src/lib/enquiry-form.ts'
import { completeEnquiry } from './enquiry-data.ts'
import { requiredElement, requiredField } from './required-element.ts'

/** The form as the HTML of the site has it, taken over by its script. */
export function openEnquiryForm(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<EnquiryForm />)
  const form = requiredElement('form')
  enhanceEnquiryForm(form)
  return form
}

export function typeEnquiry(values: Partial<typeof completeEnquiry> = {}): void {
  for (const [name, value] of Object.entries({ ...completeEnquiry, ...values })) {
    requiredField(`[name="${name}"]`).value = value
  }
}

/** Presses the button, as a visitor would. */
export function submitEnquiry(): void {
  requiredElement('[data-submit]').click()
}

export function typedEnquiry(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(completeEnquiry).map((name) => [name, requiredField(`[name="${name}"]`).value]),
  )
}
