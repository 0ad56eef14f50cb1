import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { EnquirySection } from '~/components/enquiry/enquiry-section'
import { enquiryCode } from '~/components/enquiry/use-enquiry'
import { forgetDraft } from '~/lib/enquiry/draft'
import { enquiryFields, type EnquiryField, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import { queryClient } from '~/lib/query-client'
import { completeEnquiry } from './enquiry-data.ts'
import { hydrate } from './hydration.tsx'
import { requiredField } from './required-element.ts'

// Loaded here rather than in the time of a test.
await enquiryCode.load()

/** Every test begins without a draft or an enquiry under way, and without the browser's ways to say or do more. */
beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  forgetDraft()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let router: AnyRouter

/** The form as the HTML of the site has it, taken over by React, with a clock that the test sets. `early` is what the visitor does before. */
export async function openEnquiryForm(early?: () => void): Promise<void> {
  const options = { address: '/contact', ...(early && { early }) }
  router = (await hydrate(<EnquirySection title="Ihre Nachricht" />, options)).router
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** The form of a page that is navigated to in the app. */
export async function returnToEnquiryForm(): Promise<void> {
  cleanup()
  await act(async () => void render(<RouterProvider router={router} />))
  await settle()
}

/** The ids of the failures that were reported. In strict mode React runs the effect that reports one twice, with the same id. */
export const reportedIds = () => [
  ...new Set(vi.mocked(console.error).mock.calls.flatMap(([, id]) => /^ERR-.*/.exec(String(id))?.[0] ?? [])),
]

/** Lets what is not a matter of time come to its end: what React makes of it, and the answer of the host. */
export async function settle(): Promise<void> {
  for (const _ of ['sending', 'answer']) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0)
      await new Promise(setImmediate)
    })
  }
}

export function field(name: EnquiryField) {
  return requiredField(`form [name="${name}"]`)
}

export function typeEnquiry(values: EnquiryTexts = {}): void {
  for (const name of fieldNames) type(name, values[name] ?? completeEnquiry[name] ?? '')
}

export function type(name: EnquiryField, value: string): void {
  fireEvent.input(field(name), { target: { value } })
}

export function typedEnquiry(): EnquiryTexts {
  return Object.fromEntries(fieldNames.map((name) => [name, field(name).value]))
}

const fieldNames = enquiryFields.map(({ name }) => name)

export const sendButton = () => screen.getByRole('button', { name: /Nachricht senden|Wird gesendet/ })
export const isSending = () => sendButton().getAttribute('aria-disabled') === 'true'

/** Presses the button, as a visitor would. */
export async function submitEnquiry(): Promise<void> {
  fireEvent.click(sendButton())
  await settle()
}

/** Presses it, and lets the half second pass for which sending is shown. */
export async function sendEnquiry(): Promise<void> {
  await submitEnquiry()
  await passHalfSecond()
}

export async function passHalfSecond(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(500))
  await settle()
}

export const confirmation = () => screen.queryByRole('group', { name: /^Danke, Ihre Nachricht/ })

/** Where it says why it has not been sent. */
export const failure = () => screen.getByRole('alert')
