import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSiteServer, type EnquiryListener, portOf } from '../../../serve/site-server.ts'
import { ask } from '../../support/hosts/ask.ts'
import { dist } from '../../support/site/built-site.ts'

const onEnquiry = vi.fn<EnquiryListener>()
const server = createSiteServer(dist, onEnquiry, '/api/anfrage')
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void onEnquiry.mockReset())

const post = (path: string, body: string) => ask(portOf(server), path, { method: 'POST', body })

describe('a posted enquiry', () => {
  test('is handed on field by field, and redirects to its page', async () => {
    const { status, headers } = await post(
      '/contact',
      'form-name=anfrage&name=M%C3%BCller&message=Gr%C3%BCezi%0AZeile',
    )
    expect([status, headers.location]).toEqual([303, '/contact'])
    const fields = { 'form-name': 'anfrage', name: 'Müller', message: 'Grüezi\nZeile' }
    expect(onEnquiry.mock.calls).toEqual([[Object.entries(fields)]])
  })

  test.each([
    ['to the address of the operator’s own program is accepted', '/api/anfrage', 'form-name=anfrage', 303, 1],
    [
      'with the honeypot filled in is answered alike, but not handed on',
      '/contact',
      'form-name=anfrage&hinweis=a',
      303,
      0,
    ],
    ['without a form name is not found', '/contact', 'name=Erika', 404, 0],
    ['with an unknown form name is not found', '/contact', 'form-name=bestellung', 404, 0],
    ['of 100,000 bytes is accepted', '/contact', 'form-name=anfrage&a='.padEnd(100_000, 'x'), 303, 1],
    ['of 100,001 bytes is refused', '/contact', 'form-name=anfrage&a='.padEnd(100_001, 'x'), 413, 0],
    ['of 5 MB is refused before all of it has arrived', '/contact', 'x'.repeat(5_000_000), 413, 0],
  ])('%s', async (_, path, body, status, times) => {
    expect((await post(path, body)).status).toBe(status)
    expect(onEnquiry).toHaveBeenCalledTimes(times)
  })

  test('whose connection breaks off does no harm', async () => {
    const socket = connect(portOf(server))
    socket.write('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=E', () =>
      socket.destroy(),
    )
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await ask(portOf(server), '/contact')).status).toBe(200)
    expect(onEnquiry).not.toHaveBeenCalled()
  })
})

describe('a hostile request', () => {
  const targets = String.raw`/../../../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fpackage.json /..\..\package.json
    /assets/../package.json /contact%00 /contact%00.html /% /%E0%A4%A /__proto__ //evil.example/ //evil.example/contact/
    http://evil.example/contact *`

  test.each([...targets.split(/\s+/), `/${'a'.repeat(8000)}`])(
    'to %s is answered with 404 and no redirect',
    async (target) => {
      const { status, headers } = await ask(portOf(server), target)
      expect([status, headers.location]).toEqual([404, undefined])
    },
  )

  test('by TRACE, which would send cookies back, is refused with 405', async () => {
    expect((await ask(portOf(server), '/', { method: 'TRACE' })).status).toBe(405)
  })
})
