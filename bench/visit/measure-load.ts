import type { Browser } from '@playwright/test'
import { phoneOnSlow4G, slowPhone } from './line.ts'
import { watchQuiet } from './quiet.ts'
import { phone, visit } from './visit.ts'

/** The first paint of a page on a phone with a slow line, in ms. */
export async function measureLoad(browser: Browser, url: string): Promise<number> {
  return visit(browser, phone, phoneOnSlow4G, async (page) => {
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    const { firstPaint } = await page.evaluate(() => window.pageRecord)
    if (firstPaint === undefined) throw new Error(`${url} has painted nothing`)
    return firstPaint
  })
}

/** The longest task after the first paint while the app starts by itself, in ms: on a slow phone with a fast line, where most comes at once. */
export async function measureStart(browser: Browser, url: string): Promise<number> {
  return visit(browser, phone, slowPhone, async (page) => {
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    const { firstPaint = 0, longTasks } = await page.evaluate(() => window.pageRecord)
    return Math.max(0, ...longTasks.filter(({ start }) => start > firstPaint).map(({ duration }) => duration))
  })
}
