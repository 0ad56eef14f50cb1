import type { Page } from '@playwright/test'
import { appReady } from './test.ts'

/** Waits until React has adopted the nodes of the page and has nothing left to do. */
export async function hydrated(page: Page): Promise<void> {
  await appReady(page)
  await page.waitForFunction(() => {
    const adopted = document.querySelector('main > *')
    return adopted !== null && Object.keys(adopted).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
