import { expect, type Page } from '@playwright/test'
import { appReady } from './test.ts'

/** Starts the app, by a sign of intent, and waits until every element of the page belongs to React. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await appReady(page)
  await expect.poll(() => notOwnedByReact(page), { intervals: [50] }).toEqual([])
}

/**
 * The elements below `<body>` that do not belong to React: it keeps its own node on each of those that do. A tool is not React's until its
 * code has come.
 */
function notOwnedByReact(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.parentElement?.closest('[id^="werkzeug-"]'))
      .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
      .map(
        (element) => `<${element.localName}> ${element.className} in <${element.parentElement?.localName}>`,
      ),
  )
}
