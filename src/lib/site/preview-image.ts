/** The path of a page's preview image for social networks. */
export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

/** 16:9, one of the formats that Google asks for. Networks cut it to 1.91:1 or 2:1, so the motif keeps clear of the edges that they cut. */
export const previewImageWidth = 1200
export const previewImageHeight = 675
