import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompressed } from '../../../../ssg/files/precompress.ts'

test('a text file gets a brotli and a gzip copy that hold the same', async () => {
  const [brotli, gzip, ...others] = await precompressed([{ path: 'contact.html', content: '<p>Grüezi</p>' }])
  expect([brotli?.path, gzip?.path, others]).toEqual(['contact.html.br', 'contact.html.gz', []])
  expect(brotliDecompressSync(Buffer.from(brotli?.content ?? '')).toString()).toBe('<p>Grüezi</p>')
  expect(gunzipSync(Buffer.from(gzip?.content ?? '')).toString()).toBe('<p>Grüezi</p>')
})

test.each(['a.js', 'a.css', 'a.svg', 'a.json', 'sitemap.xml', 'robots.txt', 'agb.md', 'site.webmanifest'])(
  '%s is compressed',
  async (path) => {
    expect(await precompressed([{ path, content: 'a' }])).toHaveLength(2)
  },
)

test.each(['a.png', 'favicon.ico', 'a.woff2', '_headers'])('%s is not', async (path) => {
  expect(await precompressed([{ path, content: 'a' }])).toEqual([])
})

test('the same content gives the same bytes', async () => {
  const file = { path: 'a.html', content: '<p>Grüezi</p>' }
  expect(await precompressed([file])).toEqual(await precompressed([file]))
})

test('what a search asks for part by part is compressed quickly, the whole of a small site at its best', async () => {
  const content = readFileSync('README.md')
  const sizeOf = async (path: string) => (await precompressed([{ path, content }]))[0]?.content.length ?? 0
  expect(await sizeOf('assets/search-abc_-123/words-1.json')).toBeGreaterThan(
    await sizeOf('search-index.json'),
  )
})

test('what nearly fills the first window of a connection is written as short as can be', async () => {
  const text = readFileSync('package-lock.json', 'utf8')
  const bytes = (length: number) => brotliCompressSync(text.slice(0, length)).length
  let [less, more] = [0, text.length]
  while (more - less > 500) {
    const middle = Math.round((less + more) / 2)
    if (bytes(middle) < 13_980) less = middle
    else more = middle
  }
  const saved = [-150, -50, 0, 50].map(async (letters) => {
    const length = less + letters
    const [copy] = await precompressed([{ path: 'a.html', content: text.slice(0, length) }])
    return bytes(length) - (copy?.content.length ?? 0)
  })
  const [least = -1, ...others] = (await Promise.all(saved)).toSorted((one, other) => one - other)
  expect(least).toBeGreaterThanOrEqual(0)
  expect(others.at(-1)).toBeGreaterThan(0)
})
