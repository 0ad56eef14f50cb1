import type { Page } from '@playwright/test'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { article, kinds, pageOfTool, unknown } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

declare global {
  interface Window {
    /** The document as it was when its HTML was complete: a copy of it, and its own elements. */
    prerendered?: { copy: Node; elements: Element[] }
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const elements = [...document.querySelectorAll('*')]
      window.prerendered = { copy: document.documentElement.cloneNode(true), elements }
    }),
  ),
)

test('React hydrates every element of header, page and footer and changes no node, on each kind of page', async ({
  page,
}) => {
  for (const url of [...kinds, pageOfTool('page-check'), '/contact?utm_source=x&a=%E4']) {
    await test.step(url, async () => {
      await page.goto(url)
      await hydrated(page)
      await expectUnchanged(page)
      await expect(page).toHaveURL(url)
    })
  }
})

test('hydration keeps every node when the address has a query, a hash and .html', async ({ page }) => {
  await page.goto(`${article}.html?a=b#inhalt`)
  await hydrated(page)
  // The first scroll, as to a hash, adds what a text offers whoever begins to read.
  expect(await lostElements(page)).toEqual([])
  await expect(page).toHaveURL(`${article}?a=b#inhalt`)
})

test('a page that the host serves at /contact/ hydrates without a change and corrects its address', async ({
  page,
}) => {
  await page.route('**/contact/', async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/contact', route.request().url()).href }),
    })
  })
  await page.goto('/contact/')
  await hydrated(page)
  await expectUnchanged(page)
  await expect(page).toHaveURL('/contact')
})

test('on the not-found page hydration changes nothing but the list of suggestions, first the page that was meant', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/)
  await page.goto(unknown)
  await hydrated(page)
  const suggestions = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(suggestions.first()).toHaveAttribute('href', article)
  await expectUnchanged(page, 'main li')
})

/** Expects the nodes of the prerendered HTML, but for some elements, and that the app has marked the page and its form as its own. */
async function expectUnchanged(page: Page, others = 'nothing'): Promise<void> {
  expect(await lostElements(page)).toEqual([])
  const [before, after] = await page.evaluate((left) => {
    const copies = [window.prerendered?.copy, document.documentElement.cloneNode(true)]
    return copies.map((root) => {
      if (!(root instanceof HTMLElement)) throw new Error('nothing was kept')
      for (const element of root.querySelectorAll(left)) element.remove()
      for (const form of root.querySelectorAll('form')) form.noValidate = true
      return {
        isOfApp: 'app' in root.dataset,
        nodes: root.outerHTML.replace(' data-app=""', '').split(/(?=<)/),
      }
    })
  }, others)
  expect(before?.isOfApp, 'the app comes after the HTML').toBe(false)
  expect(after?.nodes).toEqual(before?.nodes)
}

/** The elements of the prerendered HTML that are not in the document any more. */
function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = window.prerendered?.elements ?? [document.createElement('nothing')]
    return elements.filter((element) => !element.isConnected).map(({ localName }) => localName)
  })
}
