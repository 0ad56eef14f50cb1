import type { Page } from '@playwright/test'

/** Records the paths that are requested from now on, without icons, which browsers request at any time. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/icon|\.webmanifest$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Waits until all earlier requests are recorded, by making another one. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
}
