import type { Page, Route } from '@playwright/test'

/** A chunk that throws as it loads. */
export const brokenChunk = script('throw new Error("broken chunk")')

/** A chunk of a page that loads but throws in rendering. */
export const brokenPage = script('export const component = () => { throw new Error("broken page") }')

/** Chromium's own messages about a script that failed to load. */
export const browserNoise = /Failed to load (resource|module script)/

/** Replaces the chunk with this name and any hash. The chunk of a page has the name of its route file. */
export async function replaceChunk(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  await page.route(chunkNamed(name), answer)
}

/** The URLs of a chunk with this name, with any hash. */
export function chunkNamed(name: string, end = '$'): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js${end}`)
}

function script(body: string): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ contentType: 'text/javascript', body })
}
