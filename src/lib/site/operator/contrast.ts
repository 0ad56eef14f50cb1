/** The contrast ratio of two colours (WCAG 2.2); `undefined` if one is not `#rrggbb` or `#rgb`. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)]
  if (first === undefined || second === undefined) return undefined
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Red, green and blue from 0 to 255; empty if the colour is not `#rrggbb` or `#rgb`. */
function channels(colour: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1] ?? ''
  const parts = digits.match(digits.length === 3 ? /./g : /../g) ?? []
  return parts.map((part) => Number.parseInt(part.repeat(2).slice(0, 2), 16))
}

function luminance(colour: string): number | undefined {
  const [red, green, blue] = channels(colour).map((part) => linear(part / 255))
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

function isReadable(colour: string, grounds: string[]): boolean {
  return grounds.every((ground) => (contrast(colour, ground) ?? 0) >= leastContrast)
}

/** The nearest colour with enough contrast on all backgrounds, mixed with black or white; `undefined` if there is none. */
export function readableColour(colour: string, grounds: string[]): string | undefined {
  if (isReadable(colour, grounds)) return colour
  const towards = isReadable('#000000', grounds) ? 0 : 255
  return Array.from({ length: 101 }, (_, step) =>
    asColour(channels(colour).map((part) => Math.round(part + ((towards - part) * step) / 100))),
  ).find((mixed) => isReadable(mixed, grounds))
}

function asColour(parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
