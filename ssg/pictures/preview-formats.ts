import type { Box } from './preview-motif.ts'
import { previewImageHeight, previewImagePath, previewImageWidth } from '../../src/lib/site/preview-image.ts'

/** The size of a preview image, and where things stand in it. */
export interface PreviewFormat {
  width: number
  height: number
  /** How many pixels wide it is drawn. */
  drawn: number
  /** The title's room. */
  column: { width: number; height: number }
  /** The hairline that parts title and motif, as a path. */
  hairline: string
  motif: Box
}

/** What other sites show beside a link. */
const linkPreview: PreviewFormat = {
  width: previewImageWidth,
  height: previewImageHeight,
  drawn: previewImageWidth,
  column: { width: 632, height: 395 },
  hairline: 'M728 56v563',
  motif: { x: 768, y: 56, width: 376, height: 563 },
}

/**
 * Google wants an article's image in three ratios, these and 16:9, of 50,000 pixels at least
 * (developers.google.com/search/docs/appearance/structured-data/article). Discover shows 16:9, from 1200 px on; these are drawn smaller,
 * because each pixel costs a build time: all three at 1200 px took 110 ms for an article.
 */
const ratios: Record<string, PreviewFormat> = {
  '1x1': {
    width: 1200,
    height: 1200,
    drawn: 600,
    column: { width: 1072, height: 350 },
    hairline: 'M64 506h1072',
    motif: { x: 580, y: 546, width: 556, height: 598 },
  },
  '4x3': {
    width: 1200,
    height: 900,
    drawn: 720,
    column: { width: 560, height: 620 },
    hairline: 'M652 56v788',
    motif: { x: 688, y: 56, width: 456, height: 788 },
  },
}

/** An image of a page, as its path, and its format. */
export interface PreviewImage {
  path: string
  format: PreviewFormat
}

export function pageImage(path: string): PreviewImage {
  return { path: previewImagePath(path), format: linkPreview }
}

/** The images of an article: that of every page, and the other ratios. */
export function articleImages(path: string): PreviewImage[] {
  const others = Object.entries(ratios).map(([ratio, format]) => ({
    path: previewImagePath(path).replace('.png', `-${ratio}.png`),
    format,
  }))
  return [pageImage(path), ...others]
}
