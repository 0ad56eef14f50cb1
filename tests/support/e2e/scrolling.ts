import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    scrollLog?: number[]
    scrollCalls?: { id: string; behavior: string | undefined }[]
  }
}

/** Records the scroll position at every `scroll` event from now on. */
export async function logScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollLog = []
    addEventListener('scroll', () => window.scrollLog?.push(scrollY))
  })
}

/** The positions since `logScroll` or the last call: several after smooth scrolling, one after instant scrolling. */
export async function scrollLog(page: Page): Promise<number[]> {
  // The last `scroll` event fires in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return page.evaluate(() => window.scrollLog?.splice(0) ?? [])
}

/** Expects at least one position on the way. How many there are depends on the frame rate. */
export function expectSmooth(positions: number[]): void {
  expect(new Set(positions).size).toBeGreaterThan(1)
}

/** Records the calls of `scrollIntoView` from the next page load on. */
export async function watchScrollIntoView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scroll = Reflect.get(Element.prototype, 'scrollIntoView')
    window.scrollCalls = []
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      const behavior = typeof options === 'object' ? options.behavior : undefined
      window.scrollCalls?.push({ id: this.id, behavior })
      scroll.call(this, options)
    }
  })
}

export function scrollCalls(page: Page): Promise<{ id: string; behavior: string | undefined }[]> {
  return page.evaluate(() => window.scrollCalls ?? [])
}

/** The distance of an element from the top of the viewport. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN),
    id,
  )
}

/** Expects an element to stop at the top of the viewport, below the header. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id), { intervals: [50] }).toBe(80)
}

/** Scrolls instantly, without a user gesture, and waits until the page is there. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (position) => {
    scrollTo({ top: position, behavior: 'instant' })
    do await new Promise(requestAnimationFrame)
    while (Math.round(scrollY) !== position)
  }, top)
}
