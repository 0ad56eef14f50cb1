import type { Locator, Page } from '@playwright/test'

/** A footnote mark, in document order. */
export function footnote(page: Page, index: number): Locator {
  return page.locator('main sup > a').nth(index)
}

export function contents(page: Page): Locator {
  return page.locator('main details nav')
}

/** The headings of the sections, in document order. */
export function headings(page: Page): Locator {
  return page.locator('main h2:not(aside *)')
}

/** The copy button beside one of them. */
export function headingLink(page: Page, index: number): Locator {
  return headings(page).nth(index).locator('xpath=following-sibling::*[1]/button')
}

/** Scrolls a little, which loads the reading aids. */
export async function startReading(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200)
  await headingLink(page, 0).waitFor({ state: 'attached' })
}
