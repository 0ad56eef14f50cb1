import type { Page } from '@playwright/test'

declare global {
  interface Window {
    isMarked?: true
  }
}

/** Marks the document that is open, to be told from one that is loaded anew. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.isMarked = true
  })
}

export function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.isMarked === true)
}
