import type { Browser } from '@playwright/test'
import { phoneOnSlow4G, slowPhone, visit, watchQuiet, type Conditions } from './visit.ts'

declare global {
  interface Window {
    /** In ms since the start of the navigation. */
    longTasks: { startTime: number; duration: number }[]
  }
}

export async function measurePaint(browser: Browser, url: string): Promise<number> {
  const { firstPaint } = await loadOf(browser, url, phoneOnSlow4G)
  if (firstPaint === undefined) throw new Error(`${url} has painted nothing`)
  return firstPaint
}

/** The longest task after the first paint while the app starts, in ms. On a slow phone with a fast line, where the scripts arrive together. */
export async function measureStart(browser: Browser, url: string): Promise<number> {
  const { firstPaint = 0, longTasks } = await loadOf(browser, url, slowPhone)
  const late = longTasks.filter(({ startTime }) => startTime > firstPaint)
  return Math.max(0, ...late.map(({ duration }) => duration))
}

function loadOf(browser: Browser, url: string, conditions: Conditions) {
  return visit(browser, conditions, async (page) => {
    await page.addInitScript(() => {
      window.longTasks = []
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          window.longTasks.push({ startTime, duration })
      }).observe({ type: 'longtask', buffered: true })
    })
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    return page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      longTasks: window.longTasks,
    }))
  })
}
