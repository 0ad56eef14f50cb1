import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readRedirects, redirectsFile as register } from '../../../../ssg/content/redirects.ts'
import { hostFiles } from '../../../../ssg/hosts/host-files.ts'
import { redirectsFile } from '../../../../ssg/hosts/redirects.ts'

test('each redirect is written as 301, for the old path with and without a final slash', () => {
  const [file] = redirectsFile([{ from: '/alt', to: '/contact' }])
  expect(file).toEqual({ path: '_redirects', content: '/alt /contact 301\n/alt/ /contact 301\n' })
})

test('an address that has moved in redirects.yaml is redirected by every host', () => {
  const root = mkdtempSync(`${tmpdir()}/moved-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  writeFileSync(`${root}/${register}`, '/contact:\n/alt: { to: /contact, since: 2026-11-21 }\n')
  const files = hostFiles([], [], readRedirects(root))
  const written = Object.fromEntries(files.map(({ path, content }) => [path, String(content)]))
  rmSync(root, { recursive: true })
  expect(written['_redirects']).toContain('/alt /contact 301\n')
  expect(written['_nginx.conf']).toContain('location = /alt { return 301 /contact')
})
