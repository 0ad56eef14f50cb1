import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { type Conditions, heardFrom, phoneOnSlow4G, slowPhone, visit, watchQuiet } from './visit.ts'

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

/** The pause between two taps, and the time limit, in ms. */
const patience = 150
const longest = 20_000

/** The menu button, the same on this site, on the plain HTML floor and on peers. */
const menu = '[popovertarget="menu"]'

interface Signs {
  opened: number
  middle: { x: number; y: number }
}

/**
 * The time until the menu is open, in ms since the start of the navigation. It taps as soon as the button is painted, and again until links appear that
 * were hidden.
 */
export async function measureMenu(browser: Browser, url: string): Promise<number> {
  return visit(browser, phoneOnSlow4G, async (page) => {
    const signs = await watchMenu(page)
    await page.goto(url, { waitUntil: 'commit' })
    const end = performance.now() + longest
    while (performance.now() < end) {
      const { opened, middle } = signs
      if (opened !== undefined) return opened
      if (middle) await page.touchscreen.tap(middle.x, middle.y)
      await until(() => signs.opened !== undefined || (!middle && signs.middle !== undefined))
    }
    throw new Error(`${url}: ${menu} opens no menu`)
  })
}

/**
 * Lets the page report where the menu button is once it has painted, and when a hidden link appears. It checks the links only after a click, because a
 * check in every frame would slow down pages with many links.
 */
async function watchMenu(page: Page): Promise<Partial<Signs>> {
  const signs = await heardFrom<Signs>(page)
  await page.addInitScript((selector) => {
    const shown = new Set<Element>()
    const look = () => {
      const hasOpened = [...document.links].some(
        (link) => !shown.has(link) && link.checkVisibility({ visibilityProperty: true }),
      )
      if (hasOpened) window.tell({ opened: performance.now() })
      else requestAnimationFrame(look)
    }
    const start = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (!box || box.width === 0) return void requestAnimationFrame(start)
      for (const link of document.links) {
        if (link.checkVisibility({ visibilityProperty: true })) shown.add(link)
      }
      addEventListener('click', () => requestAnimationFrame(look), { once: true })
      window.tell({ middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } })
    }
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  }, menu)
  return signs
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < patience && !holds(); waited += 5) await wait(5)
}
