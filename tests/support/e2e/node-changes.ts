import type { Page } from '@playwright/test'
import { watchChanges } from '../components/element-changes.ts'

declare global {
  interface Window {
    nodeChanges?: () => string[]
  }
}

/** From the next page load on, records what happens to the document's nodes once the prerendered HTML is complete. */
export async function watchNodes(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const isLate = 'app' in document.documentElement.dataset
    const changes = (${String(watchChanges)})(document)
    window.nodeChanges = () => [...(isLate ? ['the app came before the document was complete'] : []), ...changes()]
  })`)
}

export function nodeChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => window.nodeChanges?.() ?? ['nothing was watched'])
}
