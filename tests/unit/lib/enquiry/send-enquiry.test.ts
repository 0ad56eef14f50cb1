import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, RateLimitError } from '../../../../src/lib/errors.ts'
import { sendEnquiry } from '../../../../src/lib/enquiry/send-enquiry.ts'
import { completeEnquiry } from '../../../support/components/enquiry-data.ts'

const fetchMock = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => void vi.restoreAllMocks())

/** What sending rejects with. */
const failure = () => sendEnquiry('/contact', completeEnquiry).then(String, (error: unknown) => error)

test('the fields are posted URL-encoded, as the browser itself would', async () => {
  await sendEnquiry('/contact', { ...completeEnquiry, message: 'Grüezi & «hallo»' })
  const [address, options] = fetchMock.mock.calls[0] ?? []
  expect([address, options?.method]).toEqual(['/contact', 'POST'])
  const request = new Request('http://localhost/', options)
  expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(await request.text()).toBe(
    'form-name=anfrage&subject=&name=Erika+Beispiel&email=erika%40example.ch&company=&phone=&website=&message=Gr%C3%BCezi+%26+%C2%ABhallo%C2%BB&hinweis=',
  )
})

test('it arrives although the page is closed, and the answer is wanted as data rather than as a page', async () => {
  await sendEnquiry('/contact', completeEnquiry)
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    keepalive: true,
    headers: { accept: 'application/json' },
  })
})

test('the largest enquiry that is sent stays below the 64 KiB that browsers keep alive', async () => {
  const longest = {
    name: 120,
    email: 254,
    company: 160,
    phone: 100,
    website: 200,
    subject: 160,
    message: 5000,
  }
  const fields = Object.entries(longest).map(([name, length]) => [name, '漢'.repeat(length)])
  await sendEnquiry('/contact', { ...completeEnquiry, ...Object.fromEntries(fields) })
  const body = await new Request('http://localhost/', fetchMock.mock.calls[0]?.[1]).text()
  expect(body.length).toBeLessThan(65_536)
})

test.each([500, 503])('status %i is a NetworkError', async (status) => {
  fetchMock.mockResolvedValue(new Response(null, { status }))
  expect(await failure()).toBeInstanceOf(NetworkError)
})

test.each([400, 404, 405])(
  'status %i, which another connection would not change, is unexpected',
  async (status) => {
    fetchMock.mockResolvedValue(new Response(null, { status }))
    expect(await failure()).toMatchObject({ kind: 'unexpected', reported: true })
  },
)

test('a lost connection is a NetworkError, and sent once only', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failure()).toBeInstanceOf(NetworkError)
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('status 429 is a RateLimitError with the wait that the host names', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': '30' } }))
  const error = await failure()
  expect(error).toBeInstanceOf(RateLimitError)
  expect(error).toHaveProperty('retryAfter', 30)
})

test.each(['TimeoutError', 'AbortError'])(
  'an answer that takes longer than twenty seconds is a NetworkError, where the browser throws a %s too',
  async (name) => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    fetchMock.mockImplementation(() => {
      patience.abort()
      return Promise.reject(new DOMException('', name))
    })
    expect(await failure()).toBeInstanceOf(NetworkError)
    expect(timeout).toHaveBeenCalledWith(20_000)
  },
)
