import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxRules } from '../../../ssg/hosts/nginx-rules.ts'
import { redirectsFile } from '../../../ssg/hosts/redirects.ts'
import { decoded, differences } from '../../support/hosts/answer-differences.ts'
import { ask } from '../../support/hosts/ask.ts'
import { bytesOf, dist } from '../../support/site/built-site.ts'
import { hostRequests } from '../../support/hosts/host-requests.ts'
import { hosts, type RunningHost } from '../../support/hosts/hosts.ts'
import { responseHeaders } from '../../support/hosts/response-headers.ts'

for (const { name, encodings, takesEnquiries, missing, start } of hosts) {
  describe.skipIf(missing)(`${name}${missing ? ` (skipped: ${missing})` : ''}`, () => {
    let host: RunningHost
    beforeAll(async () => void (host = await start(dist)))
    afterAll(() => host.stop())

    for (const request of hostRequests) {
      const { path, status, method = 'GET', headers, body } = request
      test(`${method} ${path} ${headers ? JSON.stringify(headers) : ''} is answered with ${status}`, async () => {
        const answer = await ask(host.port, path, { method, headers, body })
        expect(differences(answer, request)).toEqual([])
      })
    }

    test.each(['/', '/feed.xml', '/agb.md', '/kontakt', '/contact/', '/assets/gone.js'])(
      '%s has every header that _headers gives it',
      async (path) => {
        const { headers } = await ask(host.port, path)
        const promised = [...responseHeaders(path)].filter(([header]) => header !== 'cache-control')
        expect(promised.map(([header]) => [header, headers[header]])).toEqual(promised)
      },
    )

    test('a file that the browser has is not sent again, by its etag or its date', async () => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const accept = { 'accept-encoding': encoding }
        const { headers } = await ask(host.port, '/contact', { headers: accept })
        const conditions = [
          { 'if-none-match': String(headers.etag) },
          { 'if-none-match': `"other", W/${String(headers.etag).replace('W/', '')}` },
          { 'if-modified-since': String(headers['last-modified']) },
        ]
        for (const condition of conditions) {
          const again = await ask(host.port, '/contact', { headers: { ...accept, ...condition } })
          expect([condition, again.status, again.body.length]).toEqual([condition, 304, 0])
        }
      }
    })

    test.each([
      ['gzip, deflate, br', encodings[0]],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0', undefined],
      ['deflate', undefined],
      ['', undefined],
    ])('what is sent to who accepts «%s»', async (accepted, encoding) => {
      for (const [path, file] of [
        ['/contact', 'contact.html'],
        ['/kontakt', '404.html'],
      ] as const) {
        const answer = await ask(host.port, path, { headers: { 'accept-encoding': accepted } })
        expect(answer.headers['content-encoding']).toBe(encoding)
        expect(answer.headers.vary).toMatch(/Accept-Encoding/i)
        expect(decoded(answer).equals(bytesOf(file))).toBe(true)
      }
    })

    test('an enquiry is taken where the host can, and refused where it cannot', async () => {
      const body = 'form-name=anfrage&name=E'
      const { status, headers } = await ask(host.port, '/contact', { method: 'POST', body })
      expect([status, headers.location]).toEqual(takesEnquiries ? [303, '/contact'] : [405, undefined])
    })
  })
}

for (const { name, missing, start } of hosts) {
  describe.skipIf(missing)(`pages that have moved, on ${name}`, () => {
    const folder = mkdtempSync(`${tmpdir()}/moved-`)
    let host: RunningHost
    beforeAll(async () => {
      const moves = redirectsFile([{ from: '/alt/kontakt', to: '/contact', since: '2026-11-21' }])
      const rules = nginxRules('', moves.map(({ content }) => content).join(''), 'localhost')
      const pages = ['index.html', '404.html'].map((path) => ({ path, content: path }))
      for (const { path, content } of [...moves, rules, ...pages, { path: '_headers', content: '' }])
        writeFileSync(`${folder}/${path}`, content)
      host = await start(folder)
    })
    afterAll(async () => {
      await host.stop()
      rmSync(folder, { recursive: true })
    })

    test.each(['/alt/kontakt', '/alt/kontakt/'])(
      '%s leads to the new address, query and all',
      async (path) => {
        for (const query of ['', '?a=b']) {
          const { status, headers } = await ask(host.port, path + query)
          expect([status, headers.location]).toEqual([301, `/contact${query}`])
        }
      },
    )

    test.each(['/alt', '/alt/kontakt/x', '/Alt/kontakt'])('%s, which nothing was, is 404', async (path) => {
      expect((await ask(host.port, path)).status).toBe(404)
    })
  })
}
