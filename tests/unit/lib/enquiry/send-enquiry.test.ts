import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryFields } from '../../../../src/lib/enquiry/enquiry-fields.ts'
import { NetworkError } from '../../../../src/lib/errors.ts'
import { sendEnquiry } from '../../../../src/lib/enquiry/send-enquiry.ts'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'

const fetchMock = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const enquiry = Object.fromEntries(Object.entries(completeEnquiry))

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sends, and lets the half second pass for which sending is shown. */
async function send(sent = enquiry): Promise<unknown> {
  const sending = sendEnquiry('/contact', sent).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(500)
  return sending
}

test('an enquiry is posted URL-encoded, as the browser itself would do it', async () => {
  await send({ ...enquiry, message: 'Grüezi & «hallo»' })
  const [address, options] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe('/contact')
  // JSON, because a form service would answer with its own page.
  expect(options).toMatchObject({ method: 'POST', keepalive: true, headers: { accept: 'application/json' } })
  const request = new Request('http://localhost/', options)
  expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(await request.text()).toMatch(
    /^form-name=anfrage&name=Erika\+Beispiel&email=erika%40example.ch&message=Gr%C3%BCezi\+%26\+%C2%ABhallo%C2%BB&.*&hinweis=$/,
  )
})

test('the largest possible enquiry stays below the 64 KiB that browsers keep alive', async () => {
  const longest = enquiryFields.map(({ name, most }) => [name, '漢'.repeat(most)])
  await send(Object.fromEntries(longest))
  const body = await new Request('http://localhost/', fetchMock.mock.calls[0]?.[1]).text()
  expect(body.length).toBeLessThan(65_536)
})

test.each([
  [400, 'unexpected'],
  [503, 'unexpected'],
  [429, 'rate-limit'],
])('status %i is an error of the kind %s', async (status, kind) => {
  fetchMock.mockResolvedValue(new Response(null, { status }))
  expect(await send()).toMatchObject({ kind })
})

test('a lost connection is a NetworkError, and is not tried again', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await send()).toBeInstanceOf(NetworkError)
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('sending takes at least half a second, so that a double click meets nothing else', async () => {
  const sent = vi.fn<() => void>()
  void sendEnquiry('/contact', enquiry).then(sent)
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveBeenCalled()
})

test.each(['TimeoutError', 'AbortError'])(
  'no answer within twenty seconds is a NetworkError, even if the browser throws a %s',
  async (name) => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    fetchMock.mockImplementation(() => {
      patience.abort()
      return Promise.reject(new DOMException('', name))
    })
    expect(await send()).toBeInstanceOf(NetworkError)
    expect(timeout).toHaveBeenCalledWith(20_000)
  },
)
