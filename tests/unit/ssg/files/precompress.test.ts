import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompressed } from '../../../../ssg/files/precompress.ts'

test('a text file gets a Brotli and a gzip copy with the same content', async () => {
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

test.each(['a.png', 'favicon.ico', 'a.woff2', '_headers'])('%s is not compressed', async (path) => {
  expect(await precompressed([{ path, content: 'a' }])).toEqual([])
})
