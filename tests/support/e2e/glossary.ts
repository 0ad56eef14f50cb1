import { expect, type Locator, type Page } from '@playwright/test'

/** A marked glossary term, in document order. */
export function term(page: Page, index: number): Locator {
  return page.locator('main .term').nth(index)
}

export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip')
}

/** Focuses a term. It becomes a button only after a sign of reading, such as a moving pointer. */
export async function focusTerm(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(1, 1)
  await expect(async () => {
    await page.mouse.move(2, 2)
    await expect(target).toHaveRole('button', { timeout: 100 })
  }).toPass()
  await target.focus()
}

/** Moves the pointer away in steps, as a hand does. */
export async function leaveTerm(page: Page) {
  await page.mouse.move(2, 2, { steps: 8 })
}
