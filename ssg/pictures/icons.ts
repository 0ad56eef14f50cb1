import { Resvg } from '@resvg/resvg-js'
import { inLightColours } from '../content/design-tokens.ts'
import { drawnMark } from '../content/mark.ts'
import type { OutputFile } from '../output-file.ts'

export function icons(root: string): OutputFile[] {
  const svg = inLightColours(drawnMark(root))
  const png = (size: number) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  return [
    { path: 'icon.svg', content: `${svg}\n` },
    { path: 'icon-192.png', content: png(192) },
    { path: 'icon-512.png', content: png(512) },
    { path: 'apple-touch-icon.png', content: png(180) },
    { path: 'favicon.ico', content: ico(png(32), 32) },
  ]
}

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, the image. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
