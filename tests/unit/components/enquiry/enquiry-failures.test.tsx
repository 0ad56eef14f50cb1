// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'
import {
  confirmation,
  consoleErrors,
  failure,
  isFailureShown,
  openEnquiryForm,
  progress,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'
import { errorTexts } from '../../../support/error-texts.ts'

const fetchMock = vi.fn<() => Promise<Response>>()
const mailAddress = () =>
  within(failure())
    .getByRole('link', { name: /E-Mail/ })
    .getAttribute('href') ?? ''

beforeEach(async () => {
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetchMock)
  await openEnquiryForm()
  typeEnquiry()
})

test('a lost connection shows the NetworkError and takes the focus there', async () => {
  await submitEnquiry()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
  expect(document.activeElement).toBe(failure())
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('so does a browser that knows it is offline, at once', async () => {
  onlineManager.setOnline(false)
  await submitEnquiry()
  onlineManager.setOnline(true)
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
})

test('the draft stays, and the form can be sent again', async () => {
  await submitEnquiry()
  expect(typedEnquiry()).toEqual(completeEnquiry)
  expect(progress()).toBeNull()
  fetchMock.mockResolvedValue(new Response())
  await submitEnquiry()
  expect(confirmation()).toBeDefined()
  expect(isFailureShown()).toBe(false)
})

test('the id on screen is the one in the console, also at the next try', async () => {
  for (const tries of [1, 2]) {
    await submitEnquiry()
    expect(consoleErrors()).toHaveLength(tries)
    expect(failure().textContent).toContain(String(consoleErrors().at(-1)?.[1]))
  }
})

test('the draft can be sent as an e-mail instead, as it stands when the link is followed', async () => {
  await submitEnquiry()
  expect(mailAddress()).toMatch(/^mailto:[^?]+@/)
  expect(new URL(mailAddress()).searchParams.get('body')).toContain(completeEnquiry.message)
  type('message', 'Eine Zeile mehr,\nund noch eine.')
  expect(mailAddress()).toContain('Zeile%20mehr%2C%0D%0Aund')
})

test('the address can be copied', async () => {
  await submitEnquiry()
  expect(within(failure()).getByRole('button', { name: 'Adresse kopieren' })).toBeDefined()
})

test('a refusal for too many requests says so and how long to wait; it is not reported and has no id', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': '30' } }))
  await submitEnquiry()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.rateLimit)
  expect(failure().textContent).toContain('30 Sekunden')
  expect(failure().textContent).not.toContain('ERR-')
  expect(consoleErrors()).toEqual([])
})
