import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { enquiryCode } from '~/components/enquiry/use-enquiry'
import { forgetDraft } from '~/lib/enquiry/draft'
import { enquiryFields, type EnquiryField, type EnquiryTexts } from '~/lib/enquiry/enquiry-fields'
import { queryClient } from '~/lib/query-client'
import { completeEnquiry } from './enquiry-data.ts'
import { enquiryPage } from './enquiry-page.tsx'
import { requiredField } from './required-element.ts'
import { twoRenderers } from './two-renderers.ts'

// Loaded here rather than in the time of a test.
await enquiryCode.load()

/** Every test begins without a draft or an enquiry under way, with a clock that it sets itself, and without the browser's ways to say or do more. */
beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  forgetDraft()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the console was told that nobody expects. */
export const consoleErrors = () =>
  vi.mocked(console.error).mock.calls.filter(([line]) => !twoRenderers.test(String(line)))

/** The form as the HTML of the site has it, taken over by React. `early` is what the visitor does before. */
export async function openEnquiryForm(early?: () => void): Promise<void> {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(await enquiryPage('node'))
  early?.()
  const recovered: unknown[] = []
  const element = await enquiryPage('hydration')
  await act(async () => {
    render(element, { container, hydrate: true, onRecoverableError: (error) => void recovered.push(error) })
  })
  expect([recovered, consoleErrors()], 'hydration finds what it expects').toEqual([[], []])
}

/** The form of a page that is navigated to in the app. */
export async function returnToEnquiryForm(): Promise<void> {
  cleanup()
  const element = await enquiryPage('navigation')
  await act(async () => void render(element))
  await settle()
}

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

export const isFailureShown = () => screen.queryByRole('alert') !== null
