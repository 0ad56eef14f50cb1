import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompressed } from '../../../ssg/files/precompress.ts'
import { serveFolder, tinySite } from '../../support/hosts/served-folder.ts'

const texts = Object.entries(tinySite).map(([path, content]) => ({ path, content }))
const copies = (await precompressed(texts)).map(({ path, content }) => [path, content])
const { ask } = serveFolder({ ...tinySite, ...Object.fromEntries(copies) })
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

test.each([
  ['/contact', 'contact'],
  ['/', 'home'],
  ['/feed.xml', '<feed/>'],
  ['/gibt-es-nicht', 'not found'],
])('%s comes as brotli where the browser takes it', async (path, text) => {
  const { headers, body } = await ask(path, accepting('gzip, deflate, br'))
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(text)
  expect(headers.vary).toContain('Accept-Encoding')
})

test('it comes as gzip where that is all the browser takes', async () => {
  const { headers, body } = await ask('/contact', accepting('gzip'))
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe('contact')
})

test.each(['/contact', '/gibt-es-nicht'])('%s comes plain where the browser takes neither', async (path) => {
  const { headers, body } = await ask(path, accepting('identity'))
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toMatch(/contact|not found/)
})

test('compressed pages keep their type', async () => {
  expect((await ask('/contact', accepting('br'))).headers['content-type']).toBe('text/html; charset=utf-8')
})
