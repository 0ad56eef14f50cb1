import type { Page } from '@playwright/test'

/**
 * The elements below `<body>` that do not belong to React: it keeps its own node on each of those that do. A tool is not React's until its
 * code has come.
 */
export function notOwnedByReact(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.parentElement?.closest('[id^="werkzeug-"]'))
      .filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
      .map(
        (element) => `<${element.localName}> ${element.className} in <${element.parentElement?.localName}>`,
      ),
  )
}
