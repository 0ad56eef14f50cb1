import { expect, type Page } from '@playwright/test'
import { notOwnedByReact } from './react-owned.ts'
import { appReady } from './test.ts'

/** Starts the app, by a sign of intent, and waits until every element of the page belongs to React. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await appReady(page)
  await expect.poll(() => notOwnedByReact(page), { intervals: [50] }).toEqual([])
}
