import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { icons } from '../../../ssg/icons.ts'

const files = new Map(icons(process.cwd()).map(({ path, content }) => [path, Buffer.from(content)]))

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a PNG of %i px', (path, size) => {
  const png = files.get(path)
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([size, size])
})

test('favicon.ico is an icon of 32 px that holds one PNG, where its directory says', () => {
  const ico = files.get('favicon.ico') ?? Buffer.alloc(22)
  const [reserved, type, images] = [0, 2, 4].map((offset) => ico.readUInt16LE(offset))
  expect([reserved, type, images, ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32])
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(ico.length).toBe(start + length)
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG')
})

test('the icon is opaque, and what it shows stays within the circle that a system may cut out of it', () => {
  const { width, pixels } = new Resvg(readFileSync('public/icon.svg', 'utf8')).render()
  const background = pixels.subarray(0, 4).toString('hex')
  const drawn = [...Array(width * width).keys()].filter(
    (pixel) => pixels.subarray(pixel * 4, pixel * 4 + 4).toString('hex') !== background,
  )
  const fromCentre = drawn.map((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)].map((place) => place + 0.5 - width / 2)
    return Math.hypot(x ?? 0, y ?? 0)
  })
  expect(background.endsWith('ff')).toBe(true)
  expect(drawn.length).toBeGreaterThan(0)
  // https://www.w3.org/TR/appmanifest/#icon-masks: a radius of 40 % of the width.
  expect(Math.max(...fromCentre)).toBeLessThanOrEqual(width * 0.4)
})
