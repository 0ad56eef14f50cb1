import type { Page } from '@playwright/test'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { article, kinds, pageOfTool, unknown } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

/** All that hydration does to a page: it says, for tests, that React has come. */
const marked = ['attribute data-app of html']
/** From then on a form says itself what is wrong. */
const ofForm = 'attribute novalidate of form'
/** What a text offers whoever begins to read: after the first scroll, as to a hash. */
const forReaders =
  /^attribute (role|tabindex) of span$|^attribute tabindex of div$|^children of div: \+\[(button|span)\] -\[\]$/

test('React hydrates every element of header, page and footer and changes no node, on each kind of page', async ({
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

test('hydration changes no node when the address has a query, a hash, a final slash or .html', async ({
  page,
}) => {
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

test('a page that the host serves at /contact/ hydrates without a change and corrects its address', async ({
  page,
}) => {
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

test('on the not-found page hydration changes nothing but the list of suggestions', async ({
  page,
  watch,
}) => {
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

declare global {
  interface Window {
    nodeChanges?: () => string[]
  }
}

/** From the next page load on, records what happens to the document's nodes once the prerendered HTML is complete. */
async function watchNodes(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const isLate = 'app' in document.documentElement.dataset
    const changes = (${String(watchChanges)})(document)
    window.nodeChanges = () => [...(isLate ? ['the app came before the document was complete'] : []), ...changes()]
  })`)
}

function nodeChanges(page: Page): Promise<string[]> {
  return page.evaluate(() => window.nodeChanges?.() ?? ['nothing was watched'])
}

/** To be evaluated in a page: watches its nodes until what it returns is called, which tells what has become of them. */
function watchChanges(document: Document): () => string[] {
  const before = [...document.querySelectorAll('*')]
  const records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterDataOldValue: true,
    attributeOldValue: true,
  })
  return () => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    const seen = new Map<Node, Set<string>>()
    /** Of several changes of one attribute only what has become of it in the end counts. */
    const isFirst = (node: Node, name: string) => {
      const names = seen.get(node) ?? new Set()
      seen.set(node, names)
      return names.size < names.add(name).size
    }
    const changed = records.flatMap(({ type, attributeName, oldValue, target, addedNodes, removedNodes }) => {
      const node = target.nodeName.toLowerCase()
      if (type === 'characterData') {
        return target.nodeValue === oldValue ? [] : [`text in ${target.parentNode?.nodeName.toLowerCase()}`]
      }
      if (type === 'childList') {
        const [added, removed] = [addedNodes, removedNodes].map((nodes) =>
          [...nodes].map(({ nodeName }) => nodeName.toLowerCase()).join(' '),
        )
        return [`children of ${node}: +[${added}] -[${removed}]`]
      }
      const name = attributeName ?? ''
      const value = target instanceof Element ? target.getAttribute(name) : null
      return !isFirst(target, name) || value === oldValue ? [] : [`attribute ${name} of ${node}`]
    })
    const lost = before.filter((element) => !element.isConnected)
    return [...changed, ...lost.map((element) => `not the node it was: ${element.localName}`)]
  }
}
