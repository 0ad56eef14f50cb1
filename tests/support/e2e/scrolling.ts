import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    scrollLog?: number[]
    scrollCalls?: { id: string; behavior: string | undefined }[]
  }
}

/** From now on notes where the page is scrolled to, frame by frame. */
export async function logScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollLog = []
    addEventListener('scroll', () => window.scrollLog?.push(scrollY))
  })
}

/** The positions since `logScroll`, or since they were last asked for: several when smooth, one when instant. */
export async function scrollLog(page: Page): Promise<number[]> {
  // A page tells of the last position in its next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return page.evaluate(() => window.scrollLog?.splice(0) ?? [])
}

/** The page has passed a position at least on its way: how many, this machine's frames decide. */
export function expectSmooth(positions: number[]): void {
  expect(new Set(positions).size).toBeGreaterThan(1)
}

/** From the next page load on notes the elements that scripts scroll to. */
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

/** How far below the top of the window the element with this id is. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN),
    id,
  )
}

/** The element with this id comes to rest at the top of the window, below the header. */
export async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id), { intervals: [50] }).toBe(80)
}

/** Scrolls without the smoothness that the page gives to every other scroll, and without the click of a mouse, until the page has heard of it. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (position) => {
    scrollTo({ top: position, behavior: 'instant' })
    do await new Promise(requestAnimationFrame)
    while (Math.round(scrollY) !== position)
  }, top)
}
