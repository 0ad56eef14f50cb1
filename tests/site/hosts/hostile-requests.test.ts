import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteServer } from '../../../serve/site-server.ts'
import { ask } from '../../support/hosts/ask.ts'
import { dist } from '../../support/site/built-site.ts'
import { portOf } from '../../support/hosts/port-of.ts'
import { sendRaw } from '../../support/hosts/raw-request.ts'

const server = createSiteServer(dist, () => {})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const get = (target: string, ...headers: string[]) =>
  ['GET ' + target + ' HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

describe.each([
  ['/../../../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/..\\..\\package.json', 404],
  ['/assets/../package.json', 404],
  ['/contact%00', 404],
  ['/%', 404],
  ['/%E0%A4%A', 404],
  ['/__proto__', 404],
  ['/contact%00.html', 404],
  ['http://evil.example/contact', 400],
  ['//evil.example/', 404],
  ['//evil.example/contact/', 404],
  ['*', 400],
  ['contact', 400],
  [`/${'a'.repeat(8000)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
  ['/contact\0', 400],
])('%s', (target, status) => {
  test(`is answered with ${status}, and leads nowhere`, async () => {
    const answer = await sendRaw(portOf(server), get(target))
    expect(answer.status).toBe(status)
    expect(answer.headers).not.toMatch(/^location:/im)
  })
})

test.each([
  ['two hosts', get('/', 'Host: other'), 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a request for a proxy', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
  ['TRACE, which would send cookies back', get('/').replace('GET', 'TRACE'), 405],
  ['20,000 bytes of headers', get('/', `Cookie: ${'c'.repeat(20_000)}`), 431],
  ['a range that ends before it begins', get('/', 'Range: bytes=500-100'), 200],
  ['two lengths', get('/contact', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length beside chunks', get('/contact', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['an expectation', get('/', 'Expect: miracles'), 417],
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
])('%s is answered with its status', async (_, request, status) => {
  expect((await sendRaw(portOf(server), request)).status).toBe(status)
})

test('who sends a request too slowly is told so, and does not keep others waiting', async () => {
  const { headersTimeout } = server
  server.headersTimeout = 100
  const socket = connect(portOf(server))
  socket.write('GET / HTTP/1.1\r\nHost: loc')
  const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
  expect((await ask(portOf(server), '/contact')).status).toBe(200)
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /)
  server.headersTimeout = headersTimeout
})

test('a request may take 10 s to say what it wants, and 30 s in all', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
})
