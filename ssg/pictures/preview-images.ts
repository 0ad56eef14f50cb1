import { readFileSync } from 'node:fs'
import { serviceGroupLabels, topicLabels } from '../../src/lib/site/navigation.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import { previewImageHeight, previewImagePath, previewImageWidth } from '../../src/lib/site/page-path.ts'
import { site } from '../content/identity.ts'
import { inLightColours } from '../content/design-tokens.ts'
import { drawPng, fitName, fitTitle, lineHeight, tracking } from './drawn-text.ts'
import { drawnMark } from '../content/mark.ts'
import type { OutputFile } from '../output-file.ts'
import { firstFigure } from './figures.ts'
import type { SitePage } from '../content/site-page.ts'
import { xml } from '../../src/lib/xml.ts'

/** The preview images for social networks: section, title, operator, and beside them the figure of the text, else the logo. */
export async function previewImages(pages: SitePage[], root: string): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  // One at a time, because each takes megabytes of pixels while a thread renders it.
  for (const listed of pages) {
    const figure = listed.source && firstFigure(listed.source)
    const drawing = figure ? readFileSync(`${root}/${figure}`, 'utf8') : drawnMark(root)
    const svg = inLightColours(picture(listed.page, [placed(drawing, motif), operator(root)]))
    files.push({ path: previewImagePath(listed.path).slice(1), content: await drawPng(svg) })
  }
  return files
}

const width = previewImageWidth
const height = previewImageHeight
const margin = 64
const top = 122
const column = { width: 632, height: 395 }
const motif = { x: 768, y: 56, width: 376, height: 563 }

function picture(page: Page, beside: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">`,
    `<path fill="var(--surface)" d="M0 0h${width}v${height}H0z"/>`,
    '<path fill="none" stroke="var(--line)" stroke-width="2" d="M728 56v563"/>',
    `<text x="${margin}" y="86" font-size="32" font-weight="700" fill="var(--accent)">${xml(section(page))}</text>`,
    ...titleLines(page.title),
    ...beside,
    '</svg>',
  ].join('')
}

function placed(svg: string, { x, y, width: wide, height: high }: typeof motif): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${wide}" height="${high}" `)
}

function operator(root: string): string {
  const indent = 72
  const size = fitName(site.shortName, column.width - indent, 36)
  return [
    placed(drawnMark(root), { x: margin, y: height - 108, width: 52, height: 52 }),
    `<text x="${margin + indent}" y="${height - 69}" font-size="${size}" font-weight="700" letter-spacing="${size * tracking}" fill="var(--ink)">${xml(site.shortName)}</text>`,
  ].join('')
}

function titleLines(title: string): string[] {
  const { size, lines } = fitTitle(title, column)
  const type = `font-size="${size}" font-weight="700" letter-spacing="${size * tracking}" fill="var(--ink)"`
  return lines.map((line, index) => {
    const y = Math.round(top + size + index * size * lineHeight)
    return `<text x="${margin}" y="${y}" ${type}>${xml(line)}</text>`
  })
}

function section(page: Page): string {
  switch (page.kind) {
    case 'article':
      return `Wissen · ${topicLabels[page.topic]}`
    case 'service':
      return `Leistung · ${serviceGroupLabels[page.group]}`
    case 'legal':
      return 'Rechtliches'
    case 'page':
      return page.shortTitle
    case 'index':
      return 'Wissen'
    case 'contact':
      return 'Kontakt'
    case 'home':
      return 'Suche · Inhalte · Anfragen'
  }
}
