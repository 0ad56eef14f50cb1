import type { Page } from '@playwright/test'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { nodeChanges, watchNodes } from '../../support/e2e/node-changes.ts'
import { article, kinds, pageOfTool, unknown } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

/** All that hydration does to a page: it says, for tests, that React has come. */
const marked = ['attribute data-app of html']
/** From then on a form says itself what is wrong. */
const ofForm = 'attribute novalidate of form'
/** What a text offers whoever begins to read: after the first scroll, as to a hash. */
const forReaders =
  /^attribute (role|tabindex) of span$|^attribute tabindex of div$|^children of div: \+\[(button|span)\] -\[\]$/

test('every element of header, page and footer becomes React’s, and no node changes, on each kind of page', async ({
  page,
}) => {
  await watchNodes(page)
  for (const url of [...kinds, pageOfTool('page-check')]) {
    await test.step(url, async () => {
      await page.goto(url)
      await hydrated(page)
      expect(await changes(page)).toEqual(marked)
    })
  }
})

const variants = [
  { address: '/contact?utm_source=x&a=%E4', path: '/contact?utm_source=x&a=%E4' },
  { address: '/contact/', path: '/contact' },
  { address: `${article}.html?a=b#inhalt`, path: `${article}?a=b#inhalt` },
]

test('hydration changes no node at any other address of a page', async ({ page }) => {
  await watchNodes(page)
  for (const { address, path } of variants) {
    await test.step(address, async () => {
      await page.goto(address)
      await hydrated(page)
      const found = await changes(page)
      expect(found.filter((change) => !forReaders.test(change))).toEqual(marked)
      await expect(page).toHaveURL(path)
    })
  }
})

test('a host that answers another spelling of an address gets the same page', async ({ page }) => {
  await watchNodes(page)
  await page.route('**/contact/', async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/contact', route.request().url()).href }),
    })
  })
  await page.goto('/contact/')
  await hydrated(page)
  expect(await changes(page)).toEqual(marked)
  await expect(page).toHaveURL('/contact')
})

test('on the not-found page nothing changes but the list of suggestions', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/)
  await watchNodes(page)
  await page.goto(unknown)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const found = await changes(page)
  expect(found.filter((change) => !change.startsWith('children of ul: +[li'))).toEqual(marked)
})

async function changes(page: Page): Promise<string[]> {
  return (await nodeChanges(page)).filter((change) => change !== ofForm)
}
