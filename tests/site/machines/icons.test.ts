import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bytesOf, contentOf, notFound, pages } from '../../support/site/built-site.ts'
import { links } from '../../support/site/head.ts'
import { pngSize } from '../../support/site/png-size.ts'

const icon = z.looseObject({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.optional(z.string()),
})
const manifestSchema = z.looseObject({
  name: z.string().min(1),
  short_name: z.string().min(1),
  lang: z.literal('de-CH'),
  start_url: z.literal('/'),
  icons: z.array(icon).min(2),
})

test('every page names the icons and the manifest', () => {
  for (const page of [...pages, notFound]) {
    expect(links(page, 'icon')).toEqual(['/favicon.ico', '/icon.svg'])
    expect(links(page, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png'])
    expect(links(page, 'manifest')).toEqual(['/site.webmanifest'])
  }
})

test('the icons of the manifest are as large as it says, 192 and 512 pixels and a maskable one among them', () => {
  const { icons } = manifestSchema.parse(JSON.parse(contentOf('site.webmanifest')))
  for (const { src, sizes, type } of icons) {
    expect(type).toBe('image/png')
    expect(pngSize(bytesOf(src.slice(1)))).toBe(sizes)
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

test('the icon for the home screen of Apple devices has 180 pixels', () => {
  expect(pngSize(bytesOf('apple-touch-icon.png'))).toBe('180x180')
})

test('favicon.ico is an ICO that holds a picture of 32 pixels', () => {
  const bytes = bytesOf('favicon.ico')
  const [reserved, kind, count] = [0, 2, 4].map((offset) => bytes.readUInt16LE(offset))
  expect({ reserved, kind, count }).toEqual({ reserved: 0, kind: 1, count: 1 })
  const [size, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
  expect(pngSize(bytes.subarray(offset))).toBe(`${bytes.readUInt8(6)}x${bytes.readUInt8(7)}`)
  expect([bytes.readUInt8(6), offset + size]).toEqual([32, bytes.length])
})

test('the vector icon is well-formed SVG that loads nothing', () => {
  const svg = new JSDOM(contentOf('icon.svg'), { contentType: 'image/svg+xml' }).window.document
  expect(svg.documentElement.tagName).toBe('svg')
  expect(svg.querySelectorAll('script, [href]')).toHaveLength(0)
})
