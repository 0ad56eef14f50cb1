import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stageSite } from '../../../bench/stage-site.ts'

let root = ''
const docs = '<p>docs</p>'.repeat(9)
const write = (path: string, text: string) => writeFileSync(`${root}/built/${path}`, text)
const staged = (path: string) => readFileSync(`${root}/staged/${path}`)

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/stage-`)
  mkdirSync(`${root}/built/docs`, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('a site of any generator gets what its neighbours have: compressed copies, plain addresses, rules, a 404', () => {
  write('index.html', 'home')
  write('docs/index.html', docs)
  write('photo.avif', '8d!x')
  stageSite(`${root}/built`, `${root}/staged`)
  expect(existsSync(`${root}/staged/photo.avif.br`)).toBe(false)
  expect(brotliDecompressSync(staged('docs.html.br')).toString()).toBe(docs)
  expect(staged('docs/index.html').toString()).toBe(docs)
  expect(staged('_headers').toString()).toBe('')
  expect(existsSync(`${root}/staged/404.html`)).toBe(true)
})

test('what a site brings stays as it is, and its folder is left alone', () => {
  write('index.html', 'home')
  write('index.html.br', 'own copy')
  write('_headers', '/*\n  X-Own: yes\n')
  stageSite(`${root}/built`, `${root}/staged`)
  expect(staged('index.html.br').toString()).toBe('own copy')
  expect(staged('_headers').toString()).toContain('X-Own')
  expect(existsSync(`${root}/built/404.html`)).toBe(false)
})

test('a folder without a built site is refused', () => {
  expect(() => stageSite(`${root}/built`, `${root}/staged`)).toThrow('no built site')
})
