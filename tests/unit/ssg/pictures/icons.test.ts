import { expect, test } from 'vitest'
import { icons } from '../../../../ssg/pictures/icons.ts'

const files = new Map(icons(process.cwd()).map(({ path, content }) => [path, Buffer.from(content)]))

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a PNG of %i px', (path, size) => {
  const png = files.get(path)
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([size, size])
})

test('favicon.ico holds one PNG icon of 32 px, at the offset that its directory names', () => {
  const ico = files.get('favicon.ico') ?? Buffer.alloc(22)
  const [reserved, type, images] = [0, 2, 4].map((offset) => ico.readUInt16LE(offset))
  expect([reserved, type, images, ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32])
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(ico.length).toBe(start + length)
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG')
})
