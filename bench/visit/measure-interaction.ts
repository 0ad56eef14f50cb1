import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Interaction } from './interactions.ts'
import { slowPhone } from './line.ts'
import { desktop, phone, visit } from './visit.ts'

export interface Response {
  /** The slowest input's time to the next paint, in ms; inputs below 16 ms are not reported by the browser. */
  slowest: number
  /** The longest task from the first input on, in ms: whatever comes next would have waited so long. */
  longestTask: number
}

/** How long the work that an input starts may still go on before it is judged, in ms. */
const aftermath = 500
const tooShortToTell = 16

export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, isPhone, waits, act }: Interaction,
): Promise<Response> {
  return visit(browser, isPhone ? phone : desktop, slowPhone, async (page) => {
    await page.goto(origin + path)
    if (waits) await page.locator('html[data-app]').waitFor({ state: 'attached' })
    const from = await page.evaluate(() => performance.now())
    await act(page)
    await wait(aftermath)
    const { interactions, longTasks } = await page.evaluate(() => window.pageRecord)
    const tasks = longTasks.filter(({ start }) => start >= from).map(({ duration }) => duration)
    return { slowest: Math.max(tooShortToTell, ...interactions), longestTask: Math.max(0, ...tasks) }
  })
}
