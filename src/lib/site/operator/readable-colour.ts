import { channels, contrast } from './contrast.ts'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

export function isReadable(colour: string, grounds: string[]): boolean {
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
