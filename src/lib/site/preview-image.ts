/** The path of a page's preview image for social networks, 1200 × 630 px. */
export function previewImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path.replace(/\/$/, '')}.png`
}
