import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EXIT, visit } from 'unist-util-visit'
import type { Content } from '../content/content.ts'
import { boldWidth } from './draw-png.ts'
import { drawnMark } from '../content/mark.ts'
import type { SitePage } from '../content/site-page.ts'

/** Where something stands in a picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Surroundings {
  box: Box
  root: string
  /** How many there are: what the index of the knowledge base shows. */
  articles: number
}

/** What a page shows beside its title: the figure of its text; else a large sign, on the home page the mark. */
export function motif({ page, source }: SitePage, { box, root, articles }: Surroundings): string {
  const figure = source && firstFigure(source)
  if (figure) return placed(readFileSync(`${root}/${figure}`, 'utf8'), box)
  if (page.kind === 'legal') return sign('§', box)
  if (page.kind === 'contact') return sign('@', box)
  if (page.kind === 'index') return sign(String(articles), box)
  return placed(drawnMark(root), box)
}

/** A drawing as part of another one, as large as its box allows. */
export function placed(svg: string, { x, y, width, height }: Box): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
}

function sign(text: string, { x, y, width, height }: Box): string {
  const size = Math.min(480, Math.floor((width / boldWidth(text)) * 0.95))
  const place = `x="${x + width}" y="${y + height * 0.8}" text-anchor="end"`
  return `<text ${place} font-size="${size}" font-weight="700" fill="var(--accent)">${text}</text>`
}

/** The file of the first figure of a text. */
export function firstFigure({ file, tree }: Content): string | undefined {
  let found: string | undefined
  visit(tree, 'image', ({ url }) => {
    found = `${dirname(file)}/${url}`
    return EXIT
  })
  return found
}
