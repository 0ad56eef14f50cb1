import type { Page } from '@playwright/test'
import { article } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

declare global {
  interface Window {
    isPageOfReact?: boolean
  }
}

test('a link clicked while only the frame is hydrated replaces the page and its head', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await clickOnceReactHasTheFrame(page)
  await page.goto(article)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.isPageOfReact)).toBe(false)
  for (const element of ['title', 'meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]'])
    await expect(page.locator(`head > ${element}`)).toHaveCount(1)
})

/** React keeps its own node on each element that it has. It works in messages, and a message is looked at after each of its own. */
async function clickOnceReactHasTheFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      const [link, heading] = [...document.querySelectorAll<HTMLElement>('h1, footer a[href="/impressum"]')]
        .map((element) => ({
          element,
          isOfReact: Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
        }))
        .toReversed()
      if (!link?.isOfReact) return port2.postMessage(undefined)
      window.isPageOfReact = Boolean(heading?.isOfReact)
      link.element.click()
    })
    addEventListener('DOMContentLoaded', () => {
      port1.start()
      port2.postMessage(undefined)
    })
  })
}
