import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'

export { expect }

interface Watch {
  /** Console messages that this test causes on purpose; everything else fails it. */
  expectConsole: (pattern: RegExp) => void
}

/** Every e2e test fails on any error or warning in the console, any uncaught error and any request to another host. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const seen = watchPage(page)
      await use({ expectConsole: (pattern) => expected.push(pattern) })
      expect(seen.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (isTrouble(message))
      seen.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') seen.push(`foreign request: ${request.url()}`)
  })
  return seen
}

function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}

/** Waits until the app has taken over the page: its links are the router's from then on. */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
}
