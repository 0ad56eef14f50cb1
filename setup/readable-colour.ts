import { contrast } from '../src/lib/site/operator/contrast.ts'

/** What text needs beside its ground (WCAG 2.2, 1.4.3). */
const least = 4.5

export function isReadable(colour: string, grounds: string[]): boolean {
  return grounds.every((ground) => (contrast(colour, ground) ?? 0) >= least)
}

/** The nearest colour of the same hue that can be read on the grounds: darker on light ones, lighter on dark ones. */
export function readableColour(colour: string, grounds: string[]): string {
  const towards = isReadable('#000000', grounds) ? 0 : 255
  const parts = colour.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? []
  for (let step = 0; step <= 100; step += 1) {
    const mixed = parts.map((part) => Math.round(part + ((towards - part) * step) / 100))
    const tried = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    if (isReadable(tried, grounds)) return tried
  }
  throw new Error(`No colour can be read on ${grounds.join(' and ')}.`)
}
