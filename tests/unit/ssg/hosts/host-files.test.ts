import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import {
  headersFor,
  parseHeaderRules,
  redirectsFile,
  writtenRules,
} from '../../../../ssg/hosts/host-files.ts'
import { readRedirects, redirectsFile as register } from '../../../../ssg/content/redirects.ts'
import { headerRules } from '../../../../ssg/hosts/headers.ts'

const text = `/*
  Content-Security-Policy: default-src 'none'; img-src https://a.example

/assets/*
  Cache-Control: public, max-age=31536000
`
const rules = parseHeaderRules(`# Kommentar\n${text}`)
const everywhere = [['Content-Security-Policy', "default-src 'none'; img-src https://a.example"]]

test('header rules are read as they are written', () => {
  expect(writtenRules(rules)).toBe(text)
})

test.each([
  ['/contact', everywhere],
  ['/assets', everywhere],
  ['/assets/a.js', [...everywhere, ['Cache-Control', 'public, max-age=31536000']]],
])('the headers of %s are those of every rule that matches', (path, headers) => {
  expect(headersFor(path, rules)).toEqual(headers)
})

test('an address that has moved is redirected with 301, with and without a final slash, and a page is not', () => {
  const root = mkdtempSync(`${tmpdir()}/moved-`)
  mkdirSync(`${root}/src/content`, { recursive: true })
  writeFileSync(`${root}/${register}`, '/contact:\n/alt: { to: /contact, since: 2026-11-21 }\n')
  const files = redirectsFile(readRedirects(root))
  rmSync(root, { recursive: true })
  expect(files).toEqual([{ path: '_redirects', content: '/alt /contact 301\n/alt/ /contact 301\n' }])
})

/** What protects every page, the audit asks of dist/. */
test('the header rules keep Markdown copies out of search engines', () => {
  const made = headerRules(['a{}'], [{ path: 'agb.md', content: '' }])
  expect(headersFor('/agb.md', made)).toContainEqual(['X-Robots-Tag', 'noindex'])
  expect(headersFor('/agb', made).map(([name]) => name)).not.toContain('X-Robots-Tag')
})
