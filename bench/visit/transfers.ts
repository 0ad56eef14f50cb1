import type { Page } from '@playwright/test'

/** A file that a page has downloaded; its bytes without headers, as they came: compressed. */
export interface Transfer {
  file: string
  type: 'page' | 'script' | 'style' | 'other'
  bytes: number
  /** Whether the first paint waited for it. */
  isBlocking: boolean
}

export async function transfersOf(page: Page): Promise<Transfer[]> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        isPage: entry instanceof PerformanceNavigationTiming,
        isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      })),
  )
  return entries.map(({ path, bytes, isPage, isBlocking }) => {
    const file = isPage ? `${path === '/' ? '/index' : path}.html`.slice(1) : path.slice(1)
    return { file, type: typeOf(file), bytes, isBlocking: isPage || isBlocking }
  })
}

export function typeOf(file: string): Transfer['type'] {
  if (file.endsWith('.html')) return 'page'
  if (/\.m?js$/.test(file)) return 'script'
  return file.endsWith('.css') ? 'style' : 'other'
}

export function sumOf(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
