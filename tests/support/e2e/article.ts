import type { Page } from '@playwright/test'

/** A long page with a table of contents. */
export const article = '/knowledge-base/entity-seo'

/** The id of a section of the article with enough text below it to come to the top of the window. */
export async function middleSection(page: Page): Promise<string> {
  const html = await (await page.request.get(article)).text()
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id ?? '')
  return ids[Math.floor(ids.length / 2)] ?? ''
}
