import type { Page } from '@playwright/test'
import { chunkNamed } from './faulty-chunks.ts'

interface Deploy {
  /** The page that the open tab asks the host for, to learn of the new version. */
  path: string
  /** What has another name in the new version: its code, or some that comes late. */
  chunk: string
  /** The new version has lost it as well. */
  isLost?: boolean
}

/** From now on the host serves another version of the site: an open tab asks for code that is gone. */
export async function deploy(page: Page, { path, chunk, isLost = false }: Deploy): Promise<void> {
  let isNew = false
  page.on('request', (request) => (isNew ||= request.isNavigationRequest()))
  await page.route(chunkNamed(chunk), (route) =>
    isNew && !isLost ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // What the open tab asks for, the new version calls by another name; once loaded, its modules are those of this build.
    await route.fulfill({
      response,
      body: isNew
        ? html
        : [chunk, 'boot'].reduce(
            (text, name) => text.replace(chunkNamed(name, ''), `/assets/${name}-12345678.js`),
            html,
          ),
    })
  })
}
