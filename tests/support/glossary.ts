import type { Locator, Page } from '@playwright/test'

/** The glossary terms of a text, in its order. */
export function term(page: Page, index: number): Locator {
  return page.locator('main [data-term]').nth(index)
}

export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip')
}

/** Moves the pointer away as a hand does, through the points between. */
export async function leaveTerm(page: Page) {
  await page.mouse.move(2, 2, { steps: 8 })
}
