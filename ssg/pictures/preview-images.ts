import { serviceGroupLabels, topicLabels } from '../../src/lib/site/navigation.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import { site } from '../../src/lib/site.ts'
import { inLightColours } from '../content/design-tokens.ts'
import { tracking } from './draw-png.ts'
import { drawPngs } from './draw-pngs.ts'
import { fitName, fitTitle, lineHeight } from './fit-title.ts'
import { drawnMark } from '../content/mark.ts'
import type { OutputFile } from '../output-file.ts'
import { articleImages, pageImage, type PreviewFormat } from './preview-formats.ts'
import { motif, placed } from './preview-motif.ts'
import type { SitePage } from '../content/site-page.ts'
import { xml } from '../files/xml.ts'

/**
 * The picture that other sites show beside a link: section, title and operator, and the page's motif. Articles have it in two more
 * ratios, for their structured data.
 */
export function previewImages(pages: SitePage[], root: string): Promise<OutputFile[]> {
  const articles = pages.filter(({ page }) => page.kind === 'article').length
  const pictures = pages.flatMap((listed) => {
    const {
      path: page,
      page: { kind },
    } = listed
    const images = kind === 'article' ? articleImages(page) : [pageImage(page)]
    return images.map(({ path, format }) => {
      const beside = motif(listed, { box: format.motif, root, articles })
      return {
        path: path.slice(1),
        svg: inLightColours(picture(listed.page, format, [beside, operator(root, format)])),
      }
    })
  })
  return drawPngs(pictures)
}

const margin = 64
/** Where the title's column begins, below the section. */
const top = 122

function picture(page: Page, format: PreviewFormat, beside: string[]): string {
  const { width, height, drawn, hairline, column } = format
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn}" height="${(drawn * height) / width}" viewBox="0 0 ${width} ${height}" font-family="Inter">`,
    `<path fill="var(--surface)" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="var(--line)" stroke-width="2" d="${hairline}"/>`,
    `<text x="${margin}" y="86" font-size="32" font-weight="700" fill="var(--accent)">${xml(section(page))}</text>`,
    ...titleLines(page.title, column),
    ...beside,
    '</svg>',
  ].join('')
}

/** Left of the motif, which reaches down beside it. */
function operator(root: string, { height, column, motif: { x } }: PreviewFormat): string {
  const indent = 72
  const room = Math.min(column.width, x - margin - 24) - indent
  const size = fitName(site.shortName, room, 36)
  return [
    placed(drawnMark(root), { x: margin, y: height - 108, width: 52, height: 52 }),
    `<text x="${margin + indent}" y="${height - 69}" font-size="${size}" font-weight="700" letter-spacing="${size * tracking}" fill="var(--ink)">${xml(site.shortName)}</text>`,
  ].join('')
}

function titleLines(title: string, column: PreviewFormat['column']): string[] {
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
