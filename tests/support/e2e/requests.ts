import type { Page } from '@playwright/test'

/** What the page asks for from now on, by path; icons, which browsers ask for when they like, are left out. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/icon|\.webmanifest$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** What was asked for before is known: a request that comes after it has been answered. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
}

/** Chromium asks for the icons of each page that it shows, also while it is offline. */
export const iconsOffline = /ERR_INTERNET_DISCONNECTED \S+icon\.(ico|svg)/
