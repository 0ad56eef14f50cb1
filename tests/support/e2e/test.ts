import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { formServiceHost, standInForFormService } from '../faults/form-service.ts'

export { expect }

interface Watch {
  /** A line of the console that this test causes on purpose: it must come, and every line that is neither expected nor allowed fails the test. */
  expectConsole: (pattern: RegExp) => void
  /** A line that the browser may write itself, such as that a download failed: browsers differ in it. */
  allowConsole: (pattern: RegExp) => void
  /** A host other than the site's own that this test asks on purpose. */
  expectHost: (hostname: string) => void
}

/** Every e2e test fails on any error or warning in the console, any uncaught error and any request to another host. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const allowed: RegExp[] = []
      const hosts = new Set(['localhost', ...(formServiceHost ? [formServiceHost] : [])])
      await standInForFormService(page)
      const seen = watchPage(page, hosts)
      await use({
        expectConsole: (pattern) => expected.push(pattern),
        allowConsole: (pattern) => allowed.push(pattern),
        expectHost: (hostname) => hosts.add(hostname),
      })
      const isKnown = (message: string) => [...expected, ...allowed].some((pattern) => pattern.test(message))
      expect(
        seen.filter((message) => !isKnown(message)),
        'nothing else is in the console',
      ).toEqual([])
      const missing = () => expected.filter((pattern) => !seen.some((message) => pattern.test(message)))
      // A message may reach the test after what the visitor sees.
      await expect.poll(missing, 'what is reported is in the console').toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page, hosts: Set<string>): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (isTrouble(message))
      seen.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !hosts.has(hostname)) seen.push(`foreign request: ${request.url()}`)
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
