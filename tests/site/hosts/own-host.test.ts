import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSiteServer } from '../../../serve/site-server.ts'
import type { EnquiryListener } from '../../../serve/take-enquiry.ts'
import { ask, portOf, sendRaw } from '../../support/hosts/ask.ts'
import { dist } from '../../support/site/built-site.ts'

const onEnquiry = vi.fn<EnquiryListener>()
const server = createSiteServer(dist, onEnquiry, '/api/anfrage')
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void onEnquiry.mockReset())

const post = (path: string, body: string) => ask(portOf(server), path, { method: 'POST', body })

describe('an enquiry', () => {
  test('that is posted is handed on, field by field, and leads back to its page', async () => {
    const { status, headers } = await post(
      '/contact',
      'form-name=anfrage&name=M%C3%BCller&message=Gr%C3%BCezi%0AZeile',
    )
    expect([status, headers.location]).toEqual([303, '/contact'])
    const fields = { 'form-name': 'anfrage', name: 'Müller', message: 'Grüezi\nZeile' }
    expect(onEnquiry.mock.calls).toEqual([[Object.entries(fields)]])
  })

  test.each([
    [
      'which a program of the operator would take, is taken in its place',
      '/api/anfrage',
      'form-name=anfrage',
      303,
      1,
    ],
    [
      'of a robot that fills in the honeypot is answered alike, and goes no further',
      '/contact',
      'form-name=anfrage&hinweis=a',
      303,
      0,
    ],
    ['without a form is not found', '/contact', 'name=Erika', 404, 0],
    ['of a form that the host does not know is not found', '/contact', 'form-name=bestellung', 404, 0],
    ['of 100,000 bytes is taken', '/contact', 'form-name=anfrage&a='.padEnd(100_000, 'x'), 303, 1],
    ['of one byte more is refused', '/contact', 'form-name=anfrage&a='.padEnd(100_001, 'x'), 413, 0],
    ['far too large is refused before all of it has come', '/contact', 'x'.repeat(5_000_000), 413, 0],
  ])('%s', async (_, path, body, status, times) => {
    expect((await post(path, body)).status).toBe(status)
    expect(onEnquiry).toHaveBeenCalledTimes(times)
  })

  test('whose visitor leaves in the middle does no harm', async () => {
    const socket = connect(portOf(server))
    socket.write('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=E', () =>
      socket.destroy(),
    )
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await ask(portOf(server), '/contact')).status).toBe(200)
    expect(onEnquiry).not.toHaveBeenCalled()
  })
})

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

describe('a hostile request', () => {
  test.each([
    ...['/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fpackage.json'].map(
      (to) => [to, 404] as const,
    ),
    ...['/..\\..\\package.json', '/assets/../package.json', '/contact%00', '/contact%00.html'].map(
      (to) => [to, 404] as const,
    ),
    ...['/%', '/%E0%A4%A', '/__proto__', '//evil.example/', '//evil.example/contact/'].map(
      (to) => [to, 404] as const,
    ),
    ...['http://evil.example/contact', '*', 'contact', '/contact\0'].map((to) => [to, 400] as const),
    [`/${'a'.repeat(8000)}`, 414],
    [`/${'a'.repeat(20_000)}`, 431],
  ] as const)('to %s is answered with %i, and leads nowhere', async (target, status) => {
    const head = await sendRaw(portOf(server), get(target))
    expect(head).toMatch(RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).not.toMatch(/^location:/im)
  })

  test.each([
    ['two hosts', get('/', 'Host: other'), 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['the wish for a proxy', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
    ['TRACE, which would send cookies back', get('/').replace('GET', 'TRACE'), 405],
    ['20,000 bytes of headers', get('/', `Cookie: ${'c'.repeat(20_000)}`), 431],
    ['two lengths', get('/contact', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['a length beside chunks', get('/contact', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
    ['an expectation', get('/', 'Expect: miracles'), 417],
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('with %s is answered with its status', async (_, request, status) => {
    expect(await sendRaw(portOf(server), request)).toMatch(RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test('that comes too slowly is told so, and keeps nobody waiting', async () => {
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
    server.headersTimeout = 100
    const socket = connect(portOf(server))
    socket.write('GET / HTTP/1.1\r\nHost: loc')
    const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    expect((await ask(portOf(server), '/contact')).status).toBe(200)
    expect(await answered).toMatch(/^HTTP\/1\.1 408 /)
  })
})
