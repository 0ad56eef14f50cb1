import type { Page } from '@playwright/test'

/** Everything that the local storage of the page holds. */
export function localEntries(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}

export function setLocalEntries(page: Page, entries: Record<string, string>): Promise<void> {
  return page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, entries)
}

export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** Gives the page entries of the Cache API, as an older version with a service worker would have left them. */
export function openCaches(page: Page, names: string[]): Promise<void> {
  return page.evaluate(async (opened) => {
    for (const name of opened) await caches.open(name)
  }, names)
}
