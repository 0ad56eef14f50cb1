import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { EnquiryForm } from '~/components/enquiry/enquiry-form'
import { enhanceEnquiryForm } from '../../src/lib/enquiry-form.ts'
import { completeEnquiry } from './enquiry-data.ts'
import { requiredElement, requiredField } from './required-element.ts'

/** The form as the HTML of the site has it, taken over by its script some time ago, which is three seconds by default. */
export function openEnquiryForm({ ago = 3000 } = {}): HTMLElement {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  document.body.innerHTML = renderToStaticMarkup(<EnquiryForm />)
  const form = requiredElement('form')
  enhanceEnquiryForm(form)
  vi.advanceTimersByTime(ago)
  return form
}

export function typeEnquiry(values: Partial<typeof completeEnquiry> = {}): void {
  for (const [name, value] of Object.entries({ ...completeEnquiry, ...values })) {
    const field = requiredField(`[name="${name}"]`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
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
