import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { site } from '../src/lib/site.ts'
import type { OutputFile } from './output-file.ts'
import { previewImagePath, type SitePage } from './site-page.ts'
import { xml } from './xml.ts'

const { resolve } = createRequire(import.meta.url)
const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  resolve(`@expo-google-fonts/inter/${file}`),
)

/** The picture that other sites show beside a link: the page's title, 1200 × 630 px. */
export function previewImages(pages: SitePage[]): OutputFile[] {
  return pages.map(({ path, page }) => ({
    path: previewImagePath(path).slice(1),
    content: draw(page.title),
  }))
}

/** Characters per line at 76 px; Inter Bold is about 0.56 em wide on average. */
const lineLength = 25

function draw(title: string): Uint8Array {
  const lines = wrap(title, lineLength)
  const text = lines.map((line, index) => `<text x="80" y="${250 + index * 92}" ${large}>${xml(line)}</text>`)
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    '<path fill="#fff" d="M0 0h1200v630H0z"/><path fill="#c8102e" d="M0 0h24v630H0z"/>',
    '<path fill="#c8102e" d="M80 80h56v56H80z"/>',
    '<path fill="none" stroke="#fff" stroke-width="5" d="M105 92a12 12 0 1 1 0 24 12 12 0 0 1 0-24m9 21 12 12"/>',
    ...text,
    `<text x="80" y="570" font-family="Inter" font-size="34" fill="#555b66">${xml(site.shortName)}</text>`,
    '</svg>',
  ].join('')
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } })
    .render()
    .asPng()
}

const large = 'font-family="Inter" font-weight="700" font-size="76" letter-spacing="-2" fill="#16181d"'

function wrap(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
