import type { Page } from '@playwright/test'

/** Call it after `page.clock.install`. It stops the clock of the page until `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  // In the future, because `pauseAt` cannot go back and the clock still runs.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
