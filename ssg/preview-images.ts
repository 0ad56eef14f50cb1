import { readFileSync } from 'node:fs'
import { serviceGroupLabels, topicLabels } from '../src/lib/navigation.ts'
import type { Page } from '../src/lib/page-schema.ts'
import { site } from '../src/lib/site.ts'
import { inLightColours } from './design-tokens.ts'
import { drawPng, tracking } from './draw-png.ts'
import { fitTitle, lineHeight } from './fit-title.ts'
import { onAllCores } from './on-all-cores.ts'
import type { OutputFile } from './output-file.ts'
import { motif, placed } from './preview-motif.ts'
import { previewImagePath, type SitePage } from './site-page.ts'
import { xml } from './xml.ts'

/** The picture that other sites show beside a link, 1200 × 630 px: section, title and operator, and the page's motif. */
export function previewImages(pages: SitePage[], root: string): Promise<OutputFile[]> {
  const articles = pages.filter(({ page }) => page.kind === 'article').length
  return onAllCores(pages, async (listed) => {
    const beside = motif(listed, { box: motifBox, root, articles })
    return {
      path: previewImagePath(listed.path).slice(1),
      content: await drawPng(inLightColours(picture(listed.page, operator(root), beside))),
    }
  })
}

const margin = 64
/** The title's column; a hairline parts it from the motif. */
const column = { width: 632, height: 350, top: 122 }
const motifBox = { x: 768, y: 56, width: 376, height: 518 }

function picture(page: Page, brand: string, beside: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter">',
    '<path fill="var(--surface)" d="M0 0h1200v630H0z"/>',
    `<path fill="none" stroke="var(--line)" stroke-width="2" d="M728 56v518"/>`,
    `<text x="${margin}" y="86" font-size="32" font-weight="700" fill="var(--accent)">${xml(section(page))}</text>`,
    ...titleLines(page.title),
    beside,
    brand,
    '</svg>',
  ].join('')
}

function operator(root: string): string {
  const icon = readFileSync(`${root}/public/icon.svg`, 'utf8')
  return [
    placed(icon, { x: margin, y: 522, width: 52, height: 52 }),
    `<text x="${margin + 72}" y="561" font-size="36" font-weight="700" fill="var(--ink)">${xml(site.shortName)}</text>`,
  ].join('')
}

function titleLines(title: string): string[] {
  const { size, lines } = fitTitle(title, column)
  const type = `font-size="${size}" font-weight="700" letter-spacing="${size * tracking}" fill="var(--ink)"`
  return lines.map((line, index) => {
    const y = Math.round(column.top + size + index * size * lineHeight)
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
    case 'index':
      return 'Wissen'
    case 'contact':
      return 'Kontakt'
    case 'home':
      return 'Suche · Inhalte · Anfragen'
  }
}
