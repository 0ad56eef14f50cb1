import type { Page } from '@playwright/test'

/** The paths of the scripts that the document has loaded, from the network or a cache. */
export function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'))
      .toSorted(),
  )
}
