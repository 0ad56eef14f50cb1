import { createRequire } from 'node:module'
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/inter/${file}`),
)
const options: ResvgRenderOptions = {
  font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
}

/** Draws an SVG at its own size, its text in Inter: the same bytes on every machine. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, options)).asPng()
}

/** Large type is set closer, by this part of its size. */
export const tracking = -0.025

/** How wide a large bold text is drawn, in multiples of its size. The text is XML. */
export function boldWidth(text: string): number {
  const width = widths.get(text) ?? measure(text)
  widths.set(text, width)
  return width
}

/** Titles share words, and each is fitted into the room of several pictures. */
const widths = new Map<string, number>()

function measure(text: string): number {
  const size = 100
  const type = `font-size="${size}" font-weight="700" letter-spacing="${size * tracking}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${size}" ${type}>${text}</text></svg>`
  return (new Resvg(svg, options).getBBox()?.width ?? 0) / size
}
