import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { visit } from 'unist-util-visit'
import type { Content } from '../content/content.ts'
import { signs, stations, type Stroke } from '../../src/lib/site/stations.ts'
import { drawnMark } from '../content/mark.ts'
import type { SitePage } from '../content/site-page.ts'

/** A rectangle in an image. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The motif beside the title: the figure of the text; else the stations of an enquiry, or the logo. */
export function motif({ page, source }: SitePage, box: Box, root: string): string {
  const figure = source && firstFigure(source)
  if (figure) return placed(readFileSync(`${root}/${figure}`, 'utf8'), box)
  if (page.kind === 'home' || page.kind === 'contact') return way(box)
  return placed(drawnMark(root), box)
}

/** An SVG nested in another one, scaled to its box. */
export function placed(svg: string, { x, y, width, height }: Box): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
}

/** The five stations on a vertical line. */
function way({ x, y, height }: Box): string {
  const step = height / stations.length
  const drawn = stations.map((station, index) => {
    const middle = y + step * (index + 0.5)
    const paths = signs[station].strokes.map(([stroke, d]) => `<path d="${d}" ${looks[stroke]}/>`).join('')
    return [
      `<circle cx="${x + 20}" cy="${middle}" r="14" fill="var(--surface)" stroke="var(--accent)" stroke-width="10"/>`,
      `<g transform="translate(${x + 90} ${middle - 43}) scale(1.2)" fill="none" stroke="var(--ink)" stroke-width="2.5">${paths}</g>`,
    ].join('')
  })
  const line = `<path d="M${x + 20} ${y + step / 2}V${y + height - step / 2}" stroke="var(--accent)" stroke-width="10"/>`
  return [line, ...drawn].join('')
}

/** The styles of strokes, as in `components/stations/stations.module.css`. */
const looks: Record<Stroke, string> = {
  sheet: 'fill="var(--surface-sunken)"',
  line: '',
  thick: 'stroke-width="6"',
  accent: 'stroke="var(--accent)" stroke-width="3.5"',
  missing: 'stroke="var(--accent)" stroke-width="3.5" stroke-dasharray="5 3"',
  solid: 'fill="var(--accent)" stroke="var(--accent)"',
  hole: 'fill="var(--surface)"',
  tick: 'stroke="var(--on-accent)" stroke-width="3.5"',
}

/** The file of the main figure of a text: the one with the same name, else the first. */
export function firstFigure({ file, tree }: Content): string | undefined {
  const figures: string[] = []
  visit(tree, 'image', ({ url }) => void figures.push(`${dirname(file)}/${url}`))
  return figures.find((figure) => figure === file.replace(/mdx$/, 'svg')) ?? figures[0]
}
