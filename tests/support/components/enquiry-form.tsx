import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetDraft } from '~/lib/enquiry/draft'
import { forgetSending } from '~/lib/enquiry/sending'
import { queryClient } from '~/lib/query-client'
import { completeEnquiry } from './enquiry-data.ts'
import { enquiryPage } from './enquiry-page.tsx'
import { requiredField } from './required-element.ts'
import { twoRenderers } from './two-renderers.ts'

// What jsdom has not, and the code asks for. That is loaded here rather than in the time of a test.
Object.assign(document, { adoptedStyleSheets: [] })
await import('~/components/enquiry/enquiry-desk')

// A test that runs out of time goes on behind the next ones, which fail with it: on a busy machine the first needs 6 s.
vi.setConfig({ hookTimeout: 30_000 })

/** Every test begins without a draft or an enquiry under way, with a clock that it sets itself, and without the browser's ways to say or do more. */
beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  forgetDraft()
  forgetSending()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
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

interface Opening {
  /** What the visitor does before the app has come. */
  early?: () => void
  /** How long ago the visitor has reached for the form, in ms. */
  ago?: number
}

/** The form as the HTML of the site has it, taken over by React and reached for. */
export async function openEnquiryForm({ early, ago = 3000 }: Opening = {}): Promise<void> {
  await hydrateEnquiryForm(early)
  fireEvent.focus(field('name'))
  await settle()
  await pass(ago)
}

/** The same before anybody reaches for it. */
export async function hydrateEnquiryForm(early?: () => void): Promise<void> {
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

/** Lets what is not a matter of time come to its end: code, what React makes of it, and the answer of the host. */
export async function settle(): Promise<void> {
  for (const _ of ['code', 'sending', 'answer']) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0)
      await new Promise(setImmediate)
    })
  }
}

export async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

type FieldName = keyof typeof completeEnquiry

export function field(name: FieldName) {
  return requiredField(`form [name="${name}"]`)
}

export function typeEnquiry(values: Partial<typeof completeEnquiry> = {}): void {
  for (const name of fieldNames) type(name, values[name] ?? completeEnquiry[name])
}

export function type(name: FieldName, value: string): void {
  fireEvent.input(field(name), { target: { value } })
}

export function typedEnquiry(): Record<string, string> {
  return Object.fromEntries(fieldNames.map((name) => [name, field(name).value]))
}

const fieldNames: FieldName[] = ['name', 'email', 'company', 'phone', 'website', 'subject', 'message']

export const sendButton = () => screen.getByRole('button', { name: 'Nachricht senden' })

/** Presses the button, as a visitor would. */
export async function submitEnquiry(): Promise<void> {
  fireEvent.click(sendButton())
  await settle()
}

/** Where the form says that it is sending, and that it has sent. */
export const progress = () =>
  screen.queryAllByRole('status').find(({ textContent }) => /wird gesendet/i.test(textContent)) ?? null

export const confirmation = () =>
  screen.queryAllByRole('status').find(({ textContent }) => textContent.startsWith('Danke, Ihre Nachricht'))

/** Where it says why it has not. */
export const failure = () => screen.getByRole('alert')

export const isFailureShown = () => screen.queryByRole('alert') !== null
