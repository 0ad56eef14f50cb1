import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bytesOf, files, pages } from '../../support/site/built-site.ts'

test.each([
  ['brotli', '.br', brotliDecompressSync],
  ['gzip', '.gz', gunzipSync],
])('every copy in %s is its file', (_, extension, decompress) => {
  const copies = files.filter((file) => file.endsWith(extension))
  const wrong = copies.filter((copy) => {
    const file = copy.slice(0, -extension.length)
    return !files.includes(file) || !decompress(bytesOf(copy)).equals(bytesOf(file))
  })
  expect(wrong).toEqual([])
})

test('every page, script and feed has both copies', () => {
  const texts = files.filter((file) => /^(?!\.well-known\/).*\.(html|js|json|xml|md)$/.test(file))
  expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([])
  expect(texts.length).toBeGreaterThan(2 * pages.length)
})
