import type { Locator, Page } from '@playwright/test'

/** The marks of footnotes in a text, in its order. */
export function footnote(page: Page, index: number): Locator {
  return page.locator('main sup > a').nth(index)
}

/** The preview of a source. */
export function preview(page: Page): Locator {
  return page.getByRole('group', { name: /^Quelle \d+$/ })
}

/** The table of contents. */
export function contents(page: Page): Locator {
  return page.locator('main details nav')
}

/** The button beside a heading of the second level. */
export function headingLink(page: Page, index: number): Locator {
  return page.locator('main h2:not(aside *)').nth(index).locator('xpath=following-sibling::*[1]/button')
}

/** Scrolls a little, which brings what a script adds to a text. */
export async function startReading(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200)
  await headingLink(page, 0).waitFor({ state: 'attached' })
}
