import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, parseHeaderRules, redirectsFile } from '../../../ssg/hosts/host-files.ts'
import { nginxRules } from '../../../ssg/hosts/nginx-rules.ts'
import { site } from '../../../ssg/content/identity.ts'
import { type Answer, ask } from '../../support/hosts/ask.ts'
import { hasNginx, hosts, type RunningHost, startNginx } from '../../support/hosts/hosts.ts'
import { type HostRequest, hostRequests } from '../../support/hosts/requests.ts'
import { bytesOf, contentOf, dist } from '../../support/site/built-site.ts'

const rules = parseHeaderRules(contentOf('_headers'))

/** What of an answer is not as the table has it, in words. */
function differences(answer: Answer, { method, status, file, expected = {} }: HostRequest): string[] {
  const wrong = Object.entries(expected).filter(([name, value]) => {
    const given = answer.headers[name]
    return value === undefined || given === undefined ? value !== given : !value.test(String(given))
  })
  const isBare = method === 'HEAD' || status === 304
  return [
    ...(answer.status === status ? [] : [`status is ${answer.status}, not ${status}`]),
    ...wrong.map(([name, value]) => `${name} is «${String(answer.headers[name])}», not ${String(value)}`),
    ...(file && !decoded(answer).equals(bytesOf(file)) ? [`the body is not ${file}`] : []),
    ...(isBare && answer.body.length > 0 ? ['there is a body'] : []),
  ]
}

function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

for (const { name, encodings, takesEnquiries, missing, start } of hosts) {
  describe.skipIf(missing)(`${name}${missing ? ` (skipped: ${missing})` : ''}`, () => {
    let host: RunningHost
    beforeAll(async () => void (host = await start(dist)))
    afterAll(() => host.stop())

    for (const request of hostRequests) {
      const { path, status, method = 'GET', headers, body } = request
      test(`${method} ${path} ${headers ? JSON.stringify(headers) : ''} is answered with ${status}`, async () => {
        expect(differences(await ask(host.port, path, { method, headers, body }), request)).toEqual([])
      })
    }

    test.each(['/', '/feed.xml', '/agb.md', '/kontakt', '/contact/', '/assets/gone.js'])(
      '%s has every header that _headers gives it',
      async (path) => {
        const { headers } = await ask(host.port, path)
        const promised = headersFor(path, rules).filter(([header]) => header !== 'Cache-Control')
        expect(promised.map(([header]) => [header, headers[header.toLowerCase()]])).toEqual(promised)
      },
    )

    test.each(['identity', 'gzip', 'br'])(
      'a file in the browser’s cache is answered with 304, by its ETag or its date (%s)',
      async (encoding) => {
        const accept = { 'accept-encoding': encoding }
        const { headers } = await ask(host.port, '/contact', { headers: accept })
        const { etag, 'last-modified': changed = '' } = headers
        const conditions = [
          { 'if-none-match': `${etag}` },
          { 'if-none-match': `"other", W/${etag?.replace('W/', '')}` },
          { 'if-modified-since': changed },
        ]
        for (const condition of conditions) {
          const again = await ask(host.port, '/contact', { headers: { ...accept, ...condition } })
          expect([condition, again.status, again.body.length]).toEqual([condition, 304, 0])
        }
      },
    )

    test.each([
      ['gzip, deflate, br', encodings[0]],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['', undefined],
    ])('Accept-Encoding «%s» is answered with encoding %s', async (accepted, encoding) => {
      for (const [path, file] of Object.entries({ '/contact': 'contact.html', '/kontakt': '404.html' })) {
        const answer = await ask(host.port, path, { headers: { 'accept-encoding': accepted } })
        expect(answer.headers).toMatchObject({ vary: expect.stringMatching(/Accept-Encoding/i) })
        expect([answer.headers['content-encoding'], decoded(answer).equals(bytesOf(file))]).toEqual([
          encoding,
          true,
        ])
      }
    })

    test('an enquiry is answered with 303 where the host can take it, else with 405', async () => {
      const { status, headers } = await ask(host.port, '/contact', {
        method: 'POST',
        body: 'form-name=anfrage',
      })
      expect([status, headers.location]).toEqual(takesEnquiries ? [303, '/contact'] : [405, undefined])
    })
  })

  describe.skipIf(missing)(`redirects on ${name}`, () => {
    const folder = mkdtempSync(`${tmpdir()}/moved-`)
    let host: RunningHost
    beforeAll(async () => {
      const redirects = [{ from: '/alt/kontakt', to: '/contact' }]
      const moves = redirectsFile(redirects)
      const nginx = nginxRules([], redirects, 'localhost')
      const rest = ['index.html', '404.html', '_headers'].map((path) => ({ path, content: '' }))
      for (const { path, content } of [...moves, nginx, ...rest]) writeFileSync(`${folder}/${path}`, content)
      host = await start(folder)
    })
    afterAll(async () => {
      await host.stop()
      rmSync(folder, { recursive: true })
    })

    test.each([
      ['/alt/kontakt', 301, '/contact'],
      ['/alt/kontakt/?a=b', 301, '/contact?a=b'],
      ['/alt', 404, undefined],
      ['/alt/kontakt/x', 404, undefined],
      ['/Alt/kontakt', 404, undefined],
    ])('%s is answered with %i', async (path, status, target) => {
      const answer = await ask(host.port, path)
      expect([answer.status, answer.headers.location]).toEqual([status, target])
    })
  })
}

/** What /etc/nginx/sites-enabled/default says. */
const ofDebian = (port: number) =>
  `server { listen 127.0.0.1:${port} default_server; server_name _; location / { return 418; } }`

describe.skipIf(!hasNginx)('nginx with Debian’s default site', () => {
  test('serves this site under its own name, and the default site under all others', async () => {
    const { port, stop } = await startNginx(dist, ofDebian)
    const statuses = [new URL(site.origin).hostname, 'www.other.example'].map(async (name) => {
      return (await ask(port, '/contact', { headers: { host: name } })).status
    })
    expect(await Promise.all(statuses)).toEqual([200, 418])
    await stop()
  })
})
