import { describe, expect, test } from 'vitest'
import { serveFolder, tinySite } from '../../support/hosts/served-folder.ts'

const { ask } = serveFolder(tinySite)

test.each([
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/contact?utm_source=x', 'contact'],
  ['/knowledge-base', 'knowledge base'],
  ['/knowledge-base/entity-seo', 'entity seo'],
])('%s is answered with its page', async (path, text) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', text])
})

test.each([
  ['/contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/knowledge-base/', '/knowledge-base'],
  ['/knowledge-base/entity-seo/', '/knowledge-base/entity-seo'],
])('%s is redirected to %s for good', async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([301, location])
})

test.each(['/kontakt', '/Contact', '/contact/x', '/knowledge-base/nichts/', '/assets/b.js', '/assets'])(
  '%s, which is nothing, is answered with 404.html and its status',
  async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      'not found',
    ])
  },
)

test.each(['/_headers', '/_redirects', '/__forms.html', '/__forms', '/404.html.br', '/feed.xml.gz'])(
  '%s is for hosts, not for visitors',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

describe('headers', () => {
  test('the rules of _headers apply, to unknown paths too', async () => {
    for (const path of ['/', '/feed.xml', '/gibt-es-nicht']) {
      expect((await ask(path)).headers['x-everywhere']).toBe('yes')
    }
  })

  test('pages are asked for again each time, hashed assets are kept', async () => {
    expect((await ask('/contact')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await ask('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a page that has not changed is not sent again', async () => {
    const { etag } = (await ask('/contact')).headers
    const again = await ask('/contact', { headers: { 'if-none-match': String(etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})

test('files below .well-known are served', async () => {
  expect((await ask('/.well-known/security.txt')).body.toString()).toBe('Contact:')
})

test.each(['/contact', '/gibt-es-nicht'])('HEAD %s is answered like GET, without the body', async (path) => {
  const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
  expect([head.status, head.headers['content-length']]).toEqual([get.status, get.headers['content-length']])
  expect([head.body.length, get.body.length > 0]).toEqual([0, true])
})
