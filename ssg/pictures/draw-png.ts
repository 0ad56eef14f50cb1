import { createRequire } from 'node:module'
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

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
