import type { Page } from '@playwright/test'
import { article, service } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

for (const { path, width, height, key } of [
  { path: service, width: 1280, height: 720, key: 'Tab' },
  // Upwards the header comes to lie over what the browser scrolls to.
  { path: article, width: 360, height: 640, key: 'Shift+Tab' },
]) {
  test(`${key} at ${width} px reaches every control, each with a visible focus ring and uncovered`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await page.keyboard.press('Shift')
    await appReady(page)
    const stops = await walk(page, key)
    expect(stops.flat()).toEqual([])
    expect(stops.length).toBeGreaterThan(30)
    expect(stops.length).toBeLessThan(300)
    // The tooltip of a source that was passed on the way closes after a moment.
    await expect.poll(() => page.evaluate(missed)).toEqual([])
  })
}

/** What was covered, or without a ring, at each stop of the key, until it leads out of the page. */
async function walk(page: Page, key: string): Promise<string[][]> {
  const stops: string[][] = []
  while (stops.length < 300) {
    await page.keyboard.press(key)
    const unseen = await unseenFocus(page)
    if (!unseen) break
    stops.push(unseen)
  }
  return stops
}

/**
 * What has the focus, if no ring of 2 px at least shows it, if part of it is under what stands fixed over the page, or all of it beyond the window. A table taller
 * than the window cannot be seen as a whole.
 */
function unseenFocus(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === document.body) return undefined
    if (!focused) return []
    focused.setAttribute('data-reached', '')
    const name = `${focused.localName} ${focused.textContent.slice(0, 40)}`
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return [`${name} has no ring`]
    if (focused.closest('header, .skip-link, #nach-oben')) return []
    const lines = [...focused.getClientRects()].filter(({ height }) => height < innerHeight - 160)
    const fixed = [...document.querySelectorAll('body > header, #nach-oben')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const isCovered = fixed.some((element) => {
      const over = element.getBoundingClientRect()
      return lines.some(
        ({ left, right, top, bottom }) =>
          left < over.right && right > over.left && top < over.bottom && bottom > over.top,
      )
    })
    const isOutside = ![...focused.getClientRects()].some(
      ({ bottom, top }) => top < innerHeight && bottom > 0,
    )
    if (isCovered) return [`${name} is covered`]
    return isOutside ? [`${name} is outside the window`] : []
  })
}

/** To be evaluated in a page: what can be operated and was not reached. */
function missed(): string[] {
  const operable = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...operable]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .filter((element) => element.getAttribute('tabindex') !== '-1')
    .filter((element) => !element.hasAttribute('data-reached'))
    .map(({ localName, textContent }) => `${localName} ${textContent.slice(0, 40)}`)
}
