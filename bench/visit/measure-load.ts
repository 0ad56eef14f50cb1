import type { Browser } from '@playwright/test'
import { phoneOnSlow4G, slowPhone, visit, watchQuiet, type Conditions } from './visit.ts'

/** Measurements in the page, in ms since the start of its navigation. */
interface PageRecord {
  firstPaint: number | undefined
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    pageRecord: PageRecord
  }
}

/** The first contentful paint on a slow phone with a slow line, in ms. */
export async function measurePaint(browser: Browser, url: string): Promise<number> {
  const { firstPaint } = await recordOf(browser, url, phoneOnSlow4G)
  if (firstPaint === undefined) throw new Error(`${url} has painted nothing`)
  return firstPaint
}

/** The longest task after the first paint while the app starts, in ms. On a slow phone with a fast line, where the scripts arrive together. */
export async function measureStart(browser: Browser, url: string): Promise<number> {
  const { firstPaint = 0, longTasks } = await recordOf(browser, url, slowPhone)
  return Math.max(0, ...longTasks.filter(({ start }) => start > firstPaint).map(({ duration }) => duration))
}

function recordOf(browser: Browser, url: string, conditions: Conditions): Promise<PageRecord> {
  return visit(browser, conditions, async (page) => {
    await page.addInitScript(keepRecord)
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    return page.evaluate(() => window.pageRecord)
  })
}

/** Runs in the document before its own scripts. */
function keepRecord(): void {
  const record: PageRecord = { firstPaint: undefined, longTasks: [] }
  window.pageRecord = record
  new PerformanceObserver((list) => {
    record.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? record.firstPaint
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      record.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
