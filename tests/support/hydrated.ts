import type { Page } from '@playwright/test'
import { appReady } from './test.ts'

/** Starts the app, by a sign of intent, and waits until React has adopted the page's nodes and has nothing left to do. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await appReady(page)
  await page.waitForFunction(() => {
    const adopted = document.querySelector('main > *')
    return adopted !== null && Object.keys(adopted).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
}
