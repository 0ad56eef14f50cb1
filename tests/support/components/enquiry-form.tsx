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

// Loaded here, so that it does not count toward the timeout of a test.
await enquiryCode.load()

/** Clears the draft and the query cache before every test. */
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

/** Prerenders and hydrates the form and installs fake timers. `early` runs before hydration. */
export async function openEnquiryForm(early?: () => void): Promise<void> {
  const options = { address: '/contact', ...(early && { early }) }
  router = (await hydrate(<EnquirySection title="Ihre Nachricht" />, options)).router
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** Unmounts the form and renders it again without hydration, as after a navigation. */
export async function returnToEnquiryForm(): Promise<void> {
  cleanup()
  await act(async () => void render(<RouterProvider router={router} />))
  await settle()
}

/** The ids of the reported errors. In strict mode React runs the reporting effect twice, with the same id. */
export const reportedIds = () => [
  ...new Set(vi.mocked(console.error).mock.calls.flatMap(([, id]) => /^ERR-.*/.exec(String(id))?.[0] ?? [])),
]

/** Waits for React and the answer of the host, without advancing the time. */
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

/** Clicks the button. */
export async function submitEnquiry(): Promise<void> {
  fireEvent.click(sendButton())
  await settle()
}

/** Clicks the button and passes the half second for which the sending state is shown. */
export async function sendEnquiry(): Promise<void> {
  await submitEnquiry()
  await passHalfSecond()
}

export async function passHalfSecond(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(500))
  await settle()
}

export const confirmation = () => screen.queryByRole('group', { name: /^Danke, Ihre Nachricht/ })

/** The error message. */
export const failure = () => screen.getByRole('alert')
