import { expect, type Locator, type Page } from '@playwright/test'

/** The glossary terms of a text, in its order. */
export function term(page: Page, index: number): Locator {
  return page.locator('main .term').nth(index)
}

export function tooltip(page: Page): Locator {
  return page.getByRole('tooltip')
}

/** Moves the focus to a term, which is a button as soon as somebody is there to read. */
export async function focusTerm(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(1, 1)
  await expect(async () => {
    await page.mouse.move(2, 2)
    await expect(target).toHaveRole('button', { timeout: 100 })
  }).toPass()
  await target.focus()
}

/** Moves the pointer away as a hand does, through the points between. */
export async function leaveTerm(page: Page) {
  await page.mouse.move(2, 2, { steps: 8 })
}
