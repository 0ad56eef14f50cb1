import type { Page } from '@playwright/test'
import { article } from '../support/article.ts'
import { expect, test } from '../support/test.ts'

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`the tab key never leads under the header or the button to the top (${width} px)`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(article)
    for (const key of ['Tab', 'Shift+Tab']) {
      const covered: string[] = []
      let stops = 0
      while ((await pressed(page, key)) && stops++ < 300) covered.push(...(await coveredFocus(page)))
      expect(covered).toEqual([])
      expect(stops).toBeGreaterThan(50)
      expect(stops).toBeLessThan(300)
    }
  })
}

/** Whether the key has led to something on the page, rather than out of it. */
async function pressed(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key)
  return page.evaluate(() => document.activeElement !== document.body)
}

/**
 * What has the focus, if part of it is under what stands fixed over the page, or all of it beyond the window. A table taller
 * than the window cannot be seen as a whole.
 */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused.closest('header, .skip-link, [data-scroll-to-top]')) return []
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
    const lines = [...focused.getClientRects()].filter(({ height }) => height < innerHeight - 160)
    const fixed = [...document.querySelectorAll('body > header, [data-scroll-to-top]:not([hidden])')]
    const isCovered = fixed.some((over) => lines.some((line) => overlaps(line, over.getBoundingClientRect())))
    const isOutside = ![...focused.getClientRects()].some(
      ({ bottom, top }) => top < innerHeight && bottom > 0,
    )
    return isCovered || isOutside ? [`${focused.localName} ${focused.textContent.slice(0, 40)}`] : []
  })
}
