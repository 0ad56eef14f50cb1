import type { Page, Route } from '@playwright/test'

/** The four ways in which a script of the site may fail to arrive. */
export const chunkFaults = [
  {
    fault: 'throws',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken chunk")' }),
  },
  { fault: 'is refused', answer: (route: Route) => route.abort('connectionrefused') },
  { fault: 'is gone', answer: (route: Route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    fault: 'comes as HTML',
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Hello' }),
  },
]

/** What Chromium itself says of a script that did not arrive. */
export const browserNoise = /Failed to load (resource|module script)/

/** Answers requests for the chunk with this name, whatever its hash is. */
export async function replaceChunk(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**/assets/${name}-*.js`, answer)
}
