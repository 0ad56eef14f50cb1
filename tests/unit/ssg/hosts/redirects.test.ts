import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readRedirects, redirectsFile as register } from '../../../../ssg/content/redirects.ts'
import { redirectsFile } from '../../../../ssg/hosts/redirects.ts'

test('an address that has moved is redirected with 301, with and without a final slash, and a page is not', () => {
  const root = mkdtempSync(`${tmpdir()}/moved-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  writeFileSync(`${root}/${register}`, '/contact:\n/alt: { to: /contact, since: 2026-11-21 }\n')
  const files = redirectsFile(readRedirects(root))
  rmSync(root, { recursive: true })
  expect(files).toEqual([{ path: '_redirects', content: '/alt /contact 301\n/alt/ /contact 301\n' }])
})
