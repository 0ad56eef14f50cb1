import { test as base, expect, type Page } from '@playwright/test'
import { formServiceHost, standInForFormService } from '../faults/form-service.ts'

export { expect }

interface Watch {
  /** Expects a line in the console. It must appear; a line that is neither expected nor allowed fails the test. */
  expectConsole: (pattern: RegExp) => void
  /** Allows a line that only some browsers write, such as a failed download. */
  allowConsole: (pattern: RegExp) => void
}

/** The test function of all e2e tests. A test fails on console errors and warnings, uncaught errors, and requests to other hosts. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const allowed: RegExp[] = []
      await standInForFormService(page)
      const seen = watchPage(page)
      await use({
        expectConsole: (pattern) => expected.push(pattern),
        allowConsole: (pattern) => allowed.push(pattern),
      })
      const isKnown = (message: string) => [...expected, ...allowed].some((pattern) => pattern.test(message))
      expect(
        seen.filter((message) => !isKnown(message)),
        'nothing else is in the console',
      ).toEqual([])
      const missing = () => expected.filter((pattern) => !seen.some((message) => pattern.test(message)))
      // A console message may arrive after the change on the page.
      await expect.poll(missing, 'what is reported is in the console').toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== formServiceHost)
      seen.push(`foreign request: ${request.url()}`)
  })
  return seen
}

/** Waits for hydration. From then on the router handles links. */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
}

/** Opens a page and waits for hydration. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await appReady(page)
}
