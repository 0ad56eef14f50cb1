import type { Page } from '@playwright/test'

/** After `page.clock.install`: for the page no time passes any more, however long the test takes, until `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  // Far enough ahead that the page's own time does not come there first.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
