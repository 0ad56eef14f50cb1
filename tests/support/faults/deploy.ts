import type { Page } from '@playwright/test'
import { chunkNamed } from './faulty-chunks.ts'

interface Deploy {
  /** The page whose code has another name in the new version. */
  path: string
  chunk: string
  /** The new version has lost it as well. */
  isLost?: boolean
}

/** From now on the host serves another version of the site: an open tab asks for code that is gone. */
export async function deploy(page: Page, { path, chunk, isLost = false }: Deploy): Promise<void> {
  let isNew = false
  await page.route(chunkNamed(chunk), (route) =>
    isNew && !isLost ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  await page.route(`**${path}`, async (route) => {
    isNew ||= route.request().isNavigationRequest()
    const response = await route.fetch()
    const html = await response.text()
    // What the open tab asks for, the new version calls by another name; once loaded, its modules are those of this build.
    await route.fulfill({
      response,
      body: isNew ? html : html.replace(chunkNamed(chunk, ''), `/assets/${chunk}-12345678.js`),
    })
  })
}
