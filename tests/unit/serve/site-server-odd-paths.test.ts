import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { serveFolder, tinySite } from '../../support/hosts/served-folder.ts'

const { ask } = serveFolder({ 'site/_headers': '', ...tinySite })

test.each([
  '/%00',
  '/contact%00',
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/../../../../etc/passwd',
  '/./..//../etc/passwd',
  '/..\\..\\etc\\passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/<script>alert(1)</script>',
  `/${'a'.repeat(5000)}`,
  '/__proto__',
  '/constructor',
  '//x',
])('%s is nothing', async (path) => {
  const { status, body } = await ask(path)
  expect([status, body.toString()]).toEqual([404, 'not found'])
})

test.each(['//contact/', '//contact//', '//knowledge-base/', '///contact/'])(
  '%s is not redirected to another host',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers.location ?? '/').not.toMatch(/^\/\//)
  },
)

test('nor does a post to such a path lead there', async () => {
  const { headers } = await ask('//contact', { method: 'POST', body: 'a=1' })
  expect(headers.location ?? '/').not.toMatch(/^\/\//)
})

test('any path is answered with a page, a redirect within the site, or 404', async () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    'contact',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%zz',
    'index.html',
    ';',
    '\u007f',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const { status, headers } = await ask(encodeURI(`/${parts.join('/')}`).replaceAll('%25', '%'))
      expect([200, 301, 404]).toContain(status)
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 60 },
  )
})
