import type { Browser } from '@playwright/test'
import { phoneOnSlow4G, slowPhone, unlimited } from './line.ts'
import { watchQuiet } from './quiet.ts'
import { transfersOf, type Transfer } from './transfers.ts'
import { phone, visit } from './visit.ts'

/** What opening a page costs; times in ms. */
export interface Load {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  blocking: number
}

/** Opens a page on a phone with a slow line and leaves it alone until it has downloaded what it wants. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  return visit(browser, phone, phoneOnSlow4G, async (page) => {
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.pageRecord)
    if (firstPaint === undefined || largestPaint === undefined) throw new Error(`${url} has painted nothing`)
    const blocking = blockingTime(longTasks, firstPaint)
    return { firstPaint, largestPaint, layoutShift, blocking }
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

/** What a page downloads by itself. On a fast line, because on a slow one some wait for a sign of intent. */
export async function measureTransfers(
  browser: Browser,
  url: string,
  savesData = false,
): Promise<Transfer[]> {
  return visit(browser, phone, unlimited, async (page) => {
    if (savesData) await page.addInitScript(saveData)
    const quiet = watchQuiet(page)
    await page.goto(url)
    await quiet()
    return transfersOf(page)
  })
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}

/** What tasks after the first paint take beyond 50 ms each: for so long a tap would have waited. */
export function blockingTime(tasks: { start: number; duration: number }[], firstPaint: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint)
    return sum + Math.max(0, after - 50)
  }, 0)
}
