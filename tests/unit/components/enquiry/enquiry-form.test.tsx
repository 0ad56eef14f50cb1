import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { bringResult, hasDraft } from '~/lib/enquiry/draft'
import { site } from 'virtual:operator'
import { completeEnquiry, requiredFields } from '../../../support/components/enquiry-data.ts'
import {
  confirmation,
  reportedIds,
  failure,
  field,
  isSending,
  openEnquiryForm,
  passHalfSecond,
  returnToEnquiryForm,
  sendButton,
  sendEnquiry,
  settle,
  submitEnquiry,
  type,
  typedEnquiry,
  typeEnquiry,
} from '../../../support/components/enquiry-form.tsx'
import { expectConsole } from '../../../support/components/hydration.tsx'
import { requiredElement, requiredField } from '../../../support/components/required-element.ts'
import { errorTexts } from '../../../support/error-texts.ts'

const fetchMock = vi.fn<(address: string) => Promise<Response>>()

const links = () => within(failure()).getAllByRole('link')
const lines = () => within(failure()).getAllByRole('listitem')
const problemOf = (element: Element) =>
  requiredElement(`#${element.getAttribute('aria-describedby')}`).textContent
const invalidFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((element) => element.getAttribute('name'))
const mailAddress = () =>
  within(failure())
    .getByRole('link', { name: /E-Mail/ })
    .getAttribute('href') ?? ''
const elements = () => document.querySelectorAll('form, form *').length

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
})

describe('a draft', () => {
  test('is restored when the visitor returns to the form, and forgotten once its text is deleted', async () => {
    await openEnquiryForm()
    expect(hasDraft()).toBe(false)
    typeEnquiry()
    await returnToEnquiryForm()
    expect(typedEnquiry()).toEqual(completeEnquiry)
    expect(hasDraft()).toBe(true)
    for (const name of requiredFields) type(name, '')
    expect(hasDraft()).toBe(false)
  })

  test('takes in a result that is brought while the form is open, and each later one in its place', async () => {
    await openEnquiryForm()
    type('message', 'Grüezi')
    act(() => bringResult('Antwort A'))
    expect(field('message').value).toBe('Grüezi\n\nAntwort A')
    act(() => bringResult('Antwort B'))
    expect(field('message').value).toBe('Grüezi\n\nAntwort B')
  })
})

describe('a press of the send button', () => {
  test('before hydration is answered after hydration', async () => {
    const start = vi.fn<() => void>()
    await openEnquiryForm(() => {
      const stop = keepEarlyClicks(document, start)
      sendButton().click()
      stop()
    })
    await settle()
    expect(start).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(failure())
  })

  test('on an empty form asks for each missing field and links to it, without calling it invalid', async () => {
    await openEnquiryForm()
    await submitEnquiry()
    expect(failure().textContent).not.toContain(errorTexts.validation)
    expect(document.activeElement).toBe(failure())
    expect(invalidFields()).toEqual(requiredFields)
    for (const name of requiredFields) expect(problemOf(field(name))).toMatch(/^Bitte /)
    expect(links()).toHaveLength(requiredFields.length)
    links().at(1)?.click()
    expect(document.activeElement).toBe(field('email'))
  })

  test('lists a link to a wrong field in «Mehr Angaben», which then unfolds', async () => {
    await openEnquiryForm()
    typeEnquiry({ company: 'x'.repeat(170) })
    await submitEnquiry()
    links()[0]?.click()
    expect(field('company').closest('details')?.open).toBe(true)
    expect(document.activeElement).toBe(field('company'))
  })

  test('on wrong fields shows the ValidationError and sends nothing; corrections are struck from its list', async () => {
    await openEnquiryForm()
    typeEnquiry({ email: 'erika', name: '' })
    expect(invalidFields()).toEqual([])
    await submitEnquiry()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(failure().firstElementChild?.textContent).toBe(errorTexts.validation)
    expect(invalidFields()).toEqual(['name', 'email'])
    type('name', 'Erika Beispiel')
    type('message', '')
    expect(invalidFields()).toEqual(['email'])
    expect(field('name').hasAttribute('aria-describedby')).toBe(false)
    expect(lines().map(({ dataset }) => dataset.corrected)).toEqual(['', undefined])
    sendButton().focus()
    await submitEnquiry()
    expect(invalidFields()).toEqual(['email', 'message'])
    expect(lines()).toHaveLength(2)
    expect(document.activeElement).toBe(failure())
  })

  test('with the honeypot filled in empties it and asks again; the next press sends', async () => {
    await openEnquiryForm()
    typeEnquiry()
    const trap = requiredField('[name="hinweis"]')
    trap.value = 'https://example.com'
    await submitEnquiry()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(failure().firstElementChild?.textContent).toBe('Ihre Nachricht ist noch nicht abgeschickt')
    expect(trap.value).toBe('')
    await sendEnquiry()
    expect(fetchMock).toHaveBeenCalledOnce()
    expect(confirmation()).not.toBeNull()
  })
})

describe('while an enquiry is being sent', () => {
  test('the form keeps its elements and focus, is read-only, and a second press sends nothing', async () => {
    const answer = pendingAnswer()
    fetchMock.mockReturnValue(answer.promise)
    await openEnquiryForm()
    typeEnquiry()
    const before = elements()
    sendButton().focus()
    await submitEnquiry()
    expect(isSending()).toBe(true)
    expect(elements()).toBe(before)
    expect(document.activeElement).toBe(sendButton())
    expect(field('message').hasAttribute('readonly')).toBe(true)
    await submitEnquiry()
    answer.arrive()
    await passHalfSecond()
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  test('a form that the visitor returns to waits, and confirms without taking the focus', async () => {
    const answer = pendingAnswer()
    fetchMock.mockReturnValue(answer.promise)
    await openEnquiryForm()
    typeEnquiry()
    await submitEnquiry()
    await returnToEnquiryForm()
    expect(isSending()).toBe(true)
    answer.arrive()
    await sendEnquiry()
    expect(confirmation()).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(fetchMock).toHaveBeenCalledOnce()
  })
})

describe('an enquiry that has arrived', () => {
  test('was posted to the address of the form, and is confirmed by a focused heading and a copy of the message', async () => {
    await openEnquiryForm()
    typeEnquiry({ subject: 'Linkbuilding' })
    await sendEnquiry()
    expect(fetchMock.mock.calls[0]?.[0]).toBe(new URL(site.enquiryAddress, location.origin).href)
    expect(document.activeElement).toBe(confirmation())
    const copy = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(copy).toEqual([
      completeEnquiry.name,
      completeEnquiry.email,
      completeEnquiry.message,
      'Linkbuilding',
    ])
    expect(screen.queryAllByRole('textbox')).toEqual([])
  })

  test('leaves an empty form for another message, with the focus in its first field', async () => {
    await openEnquiryForm()
    typeEnquiry()
    await sendEnquiry()
    fireEvent.click(screen.getByRole('link', { name: 'Noch eine Nachricht schreiben' }))
    await settle()
    expect(Object.values(typedEnquiry()).join('')).toBe('')
    expect(confirmation()).toBeNull()
    expect(document.activeElement).toBe(field('name'))
  })

  test('while the visitor was away is confirmed once on return, and is no draft any more', async () => {
    const answer = pendingAnswer()
    fetchMock.mockReturnValue(answer.promise)
    await openEnquiryForm()
    typeEnquiry()
    await submitEnquiry()
    cleanup()
    answer.arrive()
    await passHalfSecond()
    await returnToEnquiryForm()
    expect(confirmation()).not.toBeNull()
    await returnToEnquiryForm()
    expect(Object.values(typedEnquiry()).join('')).toBe('')
  })
})

describe('an enquiry that has failed', () => {
  beforeEach(async () => {
    expectConsole(/ network /)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await openEnquiryForm()
    typeEnquiry()
  })

  test('while the visitor was away shows its error on return', async () => {
    const answer = pendingAnswer()
    fetchMock.mockReturnValue(answer.promise)
    await submitEnquiry()
    cleanup()
    answer.fail(new TypeError('Failed to fetch'))
    await passHalfSecond()
    await returnToEnquiryForm()
    expect(document.activeElement).toBe(document.body)
    expect(failure().firstElementChild?.textContent).toBe(errorTexts.network)
    expect(typedEnquiry()).toEqual(completeEnquiry)
  })

  test('shows the id of its report in the console, at every attempt', async () => {
    for (const tries of [1, 2]) {
      await sendEnquiry()
      expect(reportedIds()).toHaveLength(tries)
      expect(failure().textContent).toContain(reportedIds().at(-1))
    }
  })

  test('can be sent as an e-mail instead, with later changes of the text', async () => {
    await sendEnquiry()
    expect(mailAddress()).toMatch(/^mailto:[^?]+@/)
    type('message', 'Eine Zeile mehr,\nund noch eine.')
    expect(mailAddress()).toContain('Zeile%20mehr%2C%0D%0Aund')
  })
})

test('after too many requests the form says how long to wait, without report and id', async () => {
  await openEnquiryForm()
  typeEnquiry()
  fetchMock.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': '61' } }))
  await sendEnquiry()
  expect(failure().firstElementChild?.textContent).toBe(errorTexts.rateLimit)
  expect(failure().textContent).toContain('In 2 Minuten')
  expect(failure().textContent).not.toContain('ERR-')
})

/** A server's answer that comes, or does not, when the test says so. */
function pendingAnswer() {
  const ends: { resolve: (response: Response) => void; reject: (cause: Error) => void }[] = []
  const promise = new Promise<Response>((resolve, reject) => ends.push({ resolve, reject }))
  return {
    promise,
    arrive: () => ends.forEach(({ resolve }) => resolve(new Response())),
    fail: (cause: Error) => ends.forEach(({ reject }) => reject(cause)),
  }
}
