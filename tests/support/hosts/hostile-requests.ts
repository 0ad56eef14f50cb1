import * as fc from 'fast-check'

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'TRACE',
  'CONNECT',
  'OPTIONS',
  'get',
  'NONE',
  'G\0T',
  '',
]
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  '',
]
const parts = [
  '..',
  '.',
  '',
  '%2e%2e',
  '..%2f..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%00',
  '\0',
  '%zz',
  '%E0%A4%A',
  '\u00fc',
  '\u007f',
  ' ',
  '\t',
  '?',
  '#',
  ';',
  '*',
  '<script>',
  '__proto__',
  'etc',
  'passwd',
  'package.json',
  'dist',
  '.git',
  'contact',
  'contact.html',
  'contact.html%00.png',
  'assets',
  '_headers',
  '_nginx.conf',
  'feed.xml.br',
  'x'.repeat(300),
  'x'.repeat(9000),
  'x'.repeat(40_000),
]
const starts = [
  '/',
  '/',
  '/',
  '//',
  '',
  '\\',
  'http://evil.example/',
  'https://user@evil.example:99999/',
  'file:///',
  '*',
]
const headers = [
  'Host: localhost',
  'Host: localhost',
  'Host: localhost',
  'Host: evil.example/path',
  'Host: a b',
  'Host: "><script>',
  'Host:',
  'Range: bytes=500-100',
  'Range: bytes=-0',
  'Range: bytes=0-,0-,0-,0-',
  'Range: bytes=99999999999999999999-',
  'Range: bytes=abc',
  'If-None-Match: ,,,"',
  'If-Modified-Since: -1',
  'If-Range: "',
  'Accept-Encoding: br;q=, gzip;q=NaN, *;q=0',
  'Accept-Encoding: br, gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Expect: 100-continue',
  'Expect: miracles',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Connection: keep-alive',
  ' folded: line',
  'no colon',
  ': no name',
  'N\0l: x',
  `Cookie: ${'c'.repeat(3000)}`,
  `Cookie: ${'c'.repeat(20_000)}`,
  `X: 1\r\n${'X: 1\r\n'.repeat(2100)}Y: 2`,
]
const bodies = [
  '',
  '',
  'a=b',
  'a=%zz&%00',
  '5\r\na=b',
  'ffffffffffffffff\r\n',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  '\0'.repeat(200),
]

const lineEnd = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r')

/** A request as no browser sends it: most are wrong in several ways, some break off. */
const hostileRequest = fc
  .record({
    method: fc.constantFrom(...methods),
    target: fc
      .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...parts), { maxLength: 6 }))
      .map(([start, rest]) => start + rest.join('/')),
    version: fc.constantFrom(...versions),
    headers: fc.array(fc.constantFrom(...headers), { maxLength: 5 }),
    body: fc.constantFrom(...bodies),
    lineEnd,
    kept: fc.constantFrom(1, 1, 1, 0.9, 0.3),
  })
  .map(({ method, target, version, headers: lines, body, lineEnd: end, kept }) => {
    const request = [`${method} ${target} ${version}`, ...lines, '', body].join(end)
    return request.slice(0, Math.max(1, Math.floor(request.length * kept)))
  })

/** The same ones in each run. */
export function hostileRequests(count: number): string[] {
  return fc.sample(hostileRequest, { numRuns: count, seed: 20_261_121 })
}
