// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { completeEnquiry } from '../../support/enquiry-data.ts'
import { openEnquiryForm, submitEnquiry, typeEnquiry, typedEnquiry } from '../../support/enquiry-form.tsx'
import { errorTexts } from '../../support/error-texts.ts'
import { requiredElement } from '../../support/required-element.ts'

const fetchMock = vi.fn<() => Promise<Response>>()
const alert = () => requiredElement('[role="alert"]')
const consoleCalls = () => vi.mocked(console.error).mock.calls

beforeEach(() => {
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
  openEnquiryForm()
  typeEnquiry()
})

async function failToSend(): Promise<void> {
  submitEnquiry()
  await vi.waitFor(() => expect(alert().hidden).toBe(false))
}

test('a lost connection shows the NetworkError and takes the focus there', async () => {
  await failToSend()
  expect(alert().firstElementChild?.textContent).toBe(errorTexts.network)
  expect(document.activeElement).toBe(alert())
})

test('the draft stays, and the form can be sent again', async () => {
  await failToSend()
  expect(typedEnquiry()).toEqual(completeEnquiry)
  expect(requiredElement('[data-status]').textContent).toBe('')
  fetchMock.mockResolvedValue(new Response())
  submitEnquiry()
  await vi.waitFor(() => expect(requiredElement('form').dataset.sent).toBe(''))
  expect(alert().hidden).toBe(true)
})

test('the id on screen is the one in the console', async () => {
  await failToSend()
  expect(consoleCalls()).toHaveLength(1)
  expect(alert().textContent).toContain(String(consoleCalls()[0]?.[1]))
})

test('the draft can be sent as an e-mail instead, as it stands when the link is followed', async () => {
  await failToSend()
  const href = requiredElement('a', alert()).getAttribute('href') ?? ''
  expect(href).toMatch(/^mailto:[^?]+@/)
  expect(new URL(href).searchParams.get('body')).toContain(completeEnquiry.message)

  typeEnquiry({ message: 'Eine Zeile mehr,\nund noch eine.' })
  const link = requiredElement('a', alert())
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(link.getAttribute('href')).toContain('Zeile%20mehr%2C%0D%0Aund')
})

test('a refusal for too many requests says so and how long to wait; it is not reported and has no id', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': '30' } }))
  await failToSend()
  expect(alert().firstElementChild?.textContent).toBe(errorTexts.rateLimit)
  expect(alert().textContent).toContain('30 Sekunden')
  expect(alert().textContent).not.toContain('ERR-')
  expect(consoleCalls()).toEqual([])
})
