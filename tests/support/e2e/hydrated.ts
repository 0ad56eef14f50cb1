import { expect, type Page } from '@playwright/test'
import { appReady } from './test.ts'

/** Starts the app by pressing a key and waits until every element is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await appReady(page)
  await expect.poll(() => notOwnedByReact(page), { intervals: [50] }).toEqual([])
}

/**
 * The elements below `<body>` that are not hydrated. React sets a property on each hydrated element. Tools are left out, because they hydrate when their
 * code has loaded.
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
