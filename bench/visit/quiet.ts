import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** How long nothing may be downloaded, and how long to wait for that at most, in ms. */
const calm = 1000
const longest = 30_000

/** Waits until a page that is told of before it is opened has downloaded all that it wants, and had time to use it. */
export function watchQuiet(page: Page): () => Promise<void> {
  const network = { underWay: 0, changed: performance.now() }
  const note = (change: number) => () => {
    network.underWay += change
    network.changed = performance.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return async () => {
    network.changed = performance.now()
    const end = network.changed + longest
    const isBusy = () => network.underWay > 0 || performance.now() - network.changed < calm
    while (isBusy() && performance.now() < end) await wait(50)
  }
}
