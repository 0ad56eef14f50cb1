import { createRequire } from 'node:module'
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { xml } from '../../src/lib/xml.ts'

interface Room {
  width: number
  height: number
}

interface FittedTitle {
  size: number
  lines: string[]
}

interface Part {
  text: string
  /** In em. */
  width: number
}

export const lineHeight = 1.1
const largest = 96

/** The font size at which a bold name fits on one line, at most `size`. */
export function fitName(name: string, width: number, size: number): number {
  return Math.min(size, Math.floor(width / advance(name)))
}

/** The largest font size at which a bold title fits, and its lines at that size. */
export function fitTitle(title: string, room: Room): FittedTitle {
  const parts = breakable(title).map((text) => ({ text, width: advance(text) }))
  let size = Math.min(largest, Math.floor(room.width / Math.max(...parts.map(({ width }) => width))))
  let lines = wrap(parts, room.width / size)
  while (lines.length * size * lineHeight > room.height) {
    size -= 1
    lines = wrap(parts, room.width / size)
  }
  return { size, lines }
}

/** Splits a title where it may break: after a space, and after a hyphen that follows at least four letters, so not in «MSN-…». */
function breakable(title: string): string[] {
  return title.split(/(?<= |[^ -]{4}-)/)
}

/** The advance width, measured between two letters, because the bounding box leaves out spaces and side bearings. */
function advance(text: string): number {
  return boldWidth(`x${xml(text)}x`) - boldWidth('xx')
}

function wrap(parts: Part[], widest: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { text, width } of parts) {
    if (line && used + width > widest) {
      lines.push(line.trim())
      line = ''
      used = 0
    }
    line += text
    used += width
  }
  return [...lines, line]
}

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/inter/${file}`),
)
const options: ResvgRenderOptions = {
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
}

/** Renders an SVG at its own size. Its text is in the bundled Inter, so every machine makes the same bytes. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, options)).asPng()
}

/** The letter spacing of large type, in em. */
export const tracking = -0.025

/** The width of a large bold text in em. The text is escaped XML. */
export function boldWidth(text: string): number {
  const width = widths.get(text) ?? measure(text)
  widths.set(text, width)
  return width
}

/** A cache, because titles share words. */
const widths = new Map<string, number>()

function measure(text: string): number {
  const size = 100
  const type = `font-size="${size}" font-weight="700" letter-spacing="${size * tracking}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${size}" ${type}>${text}</text></svg>`
  return (new Resvg(svg, options).getBBox()?.width ?? 0) / size
}
