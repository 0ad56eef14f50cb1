/** The path of a page's preview image for social networks. */
export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}

/** 16:9, which Google asks for, too. Networks cut it to 1.91:1 or 2:1, and what it shows keeps clear of these edges. */
export const previewImageWidth = 1200
export const previewImageHeight = 675
