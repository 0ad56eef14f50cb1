import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decoded } from '../../support/hosts/answer-differences.ts'
import { ask, type Answer } from '../../support/hosts/ask.ts'
import { hasCloudflare, startCloudflare } from '../../support/hosts/cloudflare.ts'
import { responseHeaders } from '../../support/hosts/response-headers.ts'
import type { RunningHost } from '../../support/hosts/hosts.ts'
import { bytesOf, dist, files, pages } from '../../support/site/built-site.ts'

/*
 * What a platform decides by itself is left to it (decision 0010 lists where it differs from our own hosts); what visitors, search engines
 * and browsers rely on holds there too.
 */
const missing = hasCloudflare ? '' : ' (skipped: npm run test:hosts installs wrangler)'
describe.skipIf(missing)(`Cloudflare Pages${missing}`, () => {
  let host: RunningHost
  let get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  beforeAll(async () => {
    host = await startCloudflare(dist)
    get = (path, headers) => ask(host.port, path, { headers })
  }, 60_000)
  afterAll(() => host.stop())

  test('every page is sent at its address, with every header of _headers', async () => {
    for (const { path, file } of pages) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect([path, decoded(answer).equals(bytesOf(file))]).toEqual([path, true])
      const promised = [...responseHeaders(path)]
      expect(promised.map(([name]) => [path, name, answer.headers[name]])).toEqual(
        promised.map(([name, value]) => [path, name, value]),
      )
    }
  })

  test.each([
    ['/contact/', '/contact'],
    ['/contact.html?a=b', '/contact?a=b'],
    ['/knowledge-base/', '/knowledge-base'],
    ['/knowledge-base/entity-seo.html', '/knowledge-base/entity-seo'],
    ['/index.html', '/'],
  ])('%s leads to %s for good', async (path, target) => {
    const { status, headers } = await get(path)
    expect([301, 308]).toContain(status)
    expect(headers.location).toBe(target)
  })

  test.each([
    '/kontakt',
    '/Contact',
    '/services',
    '/contact/x',
    '/knowledge-base/nichts',
    '/assets/gone-12345678.js',
    '/package.json',
  ])('%s is 404, with the page that says so, and is kept by nobody', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(decoded(answer).equals(bytesOf('404.html'))).toBe(true)
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/)
  })

  test('what is named by its content is kept for a year; a page is asked for again and not sent twice', async () => {
    const asset = files.find((file) => /^assets\/.+\.js$/.test(file))
    expect((await get(`/${asset}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { etag } = (await get('/contact')).headers
    const again = await get('/contact', { 'if-none-match': String(etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})
