import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompressed } from '../../../../ssg/files/precompress.ts'

test('a text file gets a Brotli and a gzip copy with the same content', async () => {
  const [brotli, gzip, ...others] = await precompressed([{ path: 'contact.html', content: '<p>Grüezi</p>' }])
  expect([brotli?.path, gzip?.path, others]).toEqual(['contact.html.br', 'contact.html.gz', []])
  expect(brotliDecompressSync(Buffer.from(brotli?.content ?? '')).toString()).toBe('<p>Grüezi</p>')
  expect(gunzipSync(Buffer.from(gzip?.content ?? '')).toString()).toBe('<p>Grüezi</p>')
})

test.each([
  ['sitemap.xml', 2],
  ['a.svg', 2],
  ['a.png', 0],
  ['_headers', 0],
])('%s gets %i compressed copies', async (path, copies) => {
  expect(await precompressed([{ path, content: 'a' }])).toHaveLength(copies)
})
