import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { pageKinds } from '../serve-sites.ts'
import { type Conditions, heardFrom, visit, watchQuiet } from './visit.ts'

/** The time limit of a navigation, in ms. */
const longest = 20_000

/**
 * Navigates from the index to an article and returns the time from the click to the second frame with the article's heading, in ms. If the site loads a
 * new document, it is the time to its first paint. With `isPreloaded` the pointer rests on the link until the network is quiet; without it, there is
 * only the click.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { isPreloaded, conditions }: { isPreloaded: boolean; conditions: Conditions },
): Promise<number> {
  return visit(browser, conditions, async (page) => {
    const moments = await watchNavigation(page)
    const quiet = watchQuiet(page)
    await page.goto(origin + pageKinds.index)
    // A sign of intent, for sites that load their app only then.
    await page.mouse.move(1, 1)
    await quiet()
    const link = page.locator(`main a[href*="${pageKinds.article}"]`).first()
    await link.scrollIntoViewIfNeeded()
    if (isPreloaded) {
      await link.hover()
      await quiet()
      await page.mouse.down()
      await page.mouse.up()
    } else await link.evaluate((element) => element instanceof HTMLElement && element.click())
    const end = performance.now() + longest
    while (moments.shown === undefined && performance.now() < end) await wait(10)
    if (moments.clicked === undefined || moments.shown === undefined)
      throw new Error(`${origin} did not go on`)
    return moments.shown - moments.clicked
  })
}

interface Moments {
  clicked: number
  shown: number
}

/** Times in ms since the epoch, which are comparable across documents. */
async function watchNavigation(page: Page): Promise<Partial<Moments>> {
  const moments = await heardFrom<Moments>(page)
  await page.addInitScript((article) => {
    if (location.pathname.startsWith(article)) {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0]
        if (paint) window.tell({ shown: performance.timeOrigin + paint.startTime })
      }).observe({ type: 'paint', buffered: true })
      return
    }
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('h1')?.textContent
        window.tell({ clicked: performance.timeOrigin + timeStamp })
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent
          if (!heading || heading === before) return
          observer.disconnect()
          requestAnimationFrame(() =>
            requestAnimationFrame(() => window.tell({ shown: performance.timeOrigin + performance.now() })),
          )
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  }, pageKinds.article)
  return moments
}
