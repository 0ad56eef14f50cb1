import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { emulate, type Conditions } from './line.ts'
import { keepRecord } from './page-record.ts'

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** How long the processes of a closed window get to end, in ms: the next measurement must not pay for them. */
const rest = 300

/** Opens a browser window with an empty cache for one measurement. */
export async function visit<T>(
  browser: Browser,
  device: BrowserContextOptions,
  conditions: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    // tsx names functions through a helper of its own, which pages lack.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    await page.addInitScript(keepRecord)
    await emulate(page, conditions)
    return await measure(page)
  } finally {
    await context.close()
    await wait(rest)
  }
}
