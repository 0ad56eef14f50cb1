// @vitest-environment jsdom
import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as enquiryDesk from '~/components/enquiry/enquiry-desk'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { hasDraft } from '~/lib/enquiry/draft'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'
import { errorTexts } from '../../../support/error-texts.ts'
import {
  confirmation,
  failure,
  field,
  hydrateEnquiryForm,
  isFailureShown,
  openEnquiryForm,
  progress,
  sendButton,
  settle,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'

const fetchMock = vi.fn<() => Promise<Response>>()
const postPlainly = vi.fn<() => void>()
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  postPlainly.mockReset()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(postPlainly)
  setOnline(true)
})

const loadDesk = vi.hoisted(() => vi.fn<() => Promise<typeof enquiryDesk | undefined>>())
vi.mock('~/components/enquiry/load-desk', () => ({ loadDesk }))

/** Has the code that checks and sends come when the test says so, or not at all. */
function holdCode(): { release: () => Promise<void>; lose: () => Promise<void> } {
  const held: ((code?: typeof enquiryDesk) => void)[] = []
  const code = new Promise<typeof enquiryDesk | undefined>((resolve) => held.push(resolve))
  loadDesk.mockReturnValue(code)
  const end = async (come?: typeof enquiryDesk) => {
    for (const resolve of held) resolve(come)
    await settle()
  }
  return { release: async () => end(await import('~/components/enquiry/enquiry-desk')), lose: () => end() }
}

async function openBeforeCode() {
  const code = holdCode()
  await openEnquiryForm()
  return code
}

test('what is submitted before the code has come is sent when it has, once, as it was submitted', async () => {
  const code = await openBeforeCode()
  typeEnquiry()
  await submitEnquiry()
  expect(progress()).not.toBeNull()
  await submitEnquiry()
  expect(fetchMock).not.toHaveBeenCalled()
  await code.release()
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(postPlainly).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(confirmation())
})

test('an empty form is answered at once, before the code that checks and sends has come', async () => {
  await openBeforeCode()
  await submitEnquiry()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.validation)
  expect(within(failure()).getAllByRole('link')).toHaveLength(3)
  expect(document.activeElement).toBe(failure())
  expect(progress()).toBeNull()
})

test('and again at the next press, with the focus there', async () => {
  await openBeforeCode()
  await submitEnquiry()
  type('name', 'Erika')
  expect(field('name').hasAttribute('aria-invalid')).toBe(false)
  sendButton().focus()
  await submitEnquiry()
  expect(within(failure()).getAllByRole('link')).toHaveLength(2)
  expect(document.activeElement).toBe(failure())
})

test('a press on an empty form before the app has come is answered when it has', async () => {
  holdCode()
  const start = vi.fn<() => void>()
  await hydrateEnquiryForm(() => {
    const stop = keepEarlyClicks(document, start)
    sendButton().click()
    stop()
  })
  expect(start).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(failure())
})

test('the browser’s own bubbles do not get in the way, though a screen reader presses without reaching first', async () => {
  holdCode()
  await hydrateEnquiryForm()
  const invalid = vi.fn<() => void>()
  document.addEventListener('invalid', invalid, { capture: true, once: true })
  await submitEnquiry()
  expect(invalid).not.toHaveBeenCalled()
  expect(isFailureShown()).toBe(true)
})

test('typing before the code has come is a draft as well', async () => {
  const code = await openBeforeCode()
  type('message', 'Grüezi')
  expect(hasDraft()).toBe(true)
  await code.release()
  expect(field('message').value).toBe('Grüezi')
})

test('where the code cannot be had, the form is posted as it is, after a last try', async () => {
  const code = await openBeforeCode()
  typeEnquiry()
  await code.lose()
  expect(postPlainly).not.toHaveBeenCalled()
  const again = holdCode()
  await submitEnquiry()
  await again.lose()
  expect(postPlainly).toHaveBeenCalledOnce()
})

test('but what the browser itself finds wrong with it stays', async () => {
  const code = await openBeforeCode()
  typeEnquiry({ email: 'erika' })
  await submitEnquiry()
  await code.lose()
  expect(postPlainly).not.toHaveBeenCalled()
  expect(progress()).toBeNull()
})

function Broken(): never {
  throw new Error('broken')
}

test('where that code fails by itself, the form says so and keeps everything; the next press posts it as it is', async () => {
  await hydrateEnquiryForm()
  const code = await import('~/components/enquiry/enquiry-desk')
  loadDesk.mockResolvedValue({ ...code, EnquiryDesk: Broken })
  typeEnquiry()
  await submitEnquiry()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.generic)
  expect(typedEnquiry()).toEqual(completeEnquiry)
  expect(progress()).toBeNull()
  expect(postPlainly).not.toHaveBeenCalled()
  await submitEnquiry()
  expect(postPlainly).toHaveBeenCalledOnce()
})

test('a browser that is offline says the NetworkError, keeps everything, and sends when it is online', async () => {
  setOnline(false)
  const code = await openBeforeCode()
  typeEnquiry()
  await submitEnquiry()
  await code.lose()
  expect(postPlainly).not.toHaveBeenCalled()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
  expect(document.activeElement).toBe(failure())
  expect(typedEnquiry()).toEqual(completeEnquiry)

  const again = holdCode()
  await submitEnquiry()
  await again.release()
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(confirmation()).toBeDefined()
})
