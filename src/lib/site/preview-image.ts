export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

export function figurePath(path: string): string {
  return `/figures${path}.svg`
}

/** The size of preview images: 16:9, one of the formats that Google asks for. Social networks crop it to 1.91:1 or 2:1, so the motif keeps away from the edges. */
export const previewImageWidth = 1200
export const previewImageHeight = 675
