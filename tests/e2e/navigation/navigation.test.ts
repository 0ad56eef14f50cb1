import { documentLoads } from '../../support/e2e/document-loads.ts'
import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { goTo } from '../../support/e2e/go-to.ts'
import { requestedPaths } from '../../support/e2e/requests.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'
import { urls } from '../../support/urls.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Shown {
  title: string
  head: string[]
  heading: string[]
  /** The links of header and footer that lead to the page itself. */
  current: (string | null)[]
  text: string
}

test('every page shows the same head, text and current links by navigation as in its HTML', async ({
  page,
}) => {
  test.slow()
  await openApp(page, '/')
  const loads = documentLoads(page)
  for (const url of [...urls.slice(1), '/']) {
    await test.step(url, async () => {
      const expected = await page.evaluate(readHtml, url)
      await page.evaluate(goTo, url)
      await expect(page).toHaveTitle(expected.title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('body > [role=status]'), 'is announced').toHaveText(expected.title)
      expect(await page.evaluate(readHtml, null)).toEqual(expected)
    })
  }
  expect(loads).toEqual([])
})

/** What the document says, or the HTML of another address. */
async function readHtml(url: string | null): Promise<Shown> {
  // Not by `DOMParser`, which Trusted Types keep from text.
  const load = (resolve: (loaded: Document) => void) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => resolve(request.response))
    request.open('GET', String(url))
    request.send()
  }
  const shown = url === null ? document : await new Promise(load)
  const texts = (selector: string) => [...shown.querySelectorAll(selector)].map((node) => node.textContent)
  const main = shown.querySelector('main')?.cloneNode(true)
  // In the app the code of a tool comes when its reader is near.
  if (main instanceof Element) for (const tool of main.querySelectorAll('.tool-tool')) tool.replaceChildren()
  return {
    title: shown.title,
    head: [
      ...shown.head.querySelectorAll(
        'meta:not([name=theme-color]), link[rel=canonical], link[type="text/markdown"]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
    heading: texts('h1'),
    current: [...shown.querySelectorAll(':is(header, footer) [aria-current=page]')].map((link) =>
      link.getAttribute('href'),
    ),
    text: main?.textContent ?? '',
  }
}

test('a navigation fetches the code of the page, once, and no HTML', async ({ page }) => {
  await openApp(page, '/contact')
  const loads = documentLoads(page)
  const asked = requestedPaths(page)
  const heading = page.getByRole('heading', { level: 1 })
  for (const visit of ['first', 'again']) {
    await test.step(visit, async () => {
      await footerLink(page, 'Impressum').click()
      await expect(heading).toHaveText(/Impressum/)
      await page.goBack()
      await expect(heading).not.toHaveText(/Impressum/)
      await expect(heading).toBeFocused()
    })
  }
  expect(asked.filter((path) => chunkNamed('impressum').test(path))).toHaveLength(1)
  // The legal page is a text: it has styles that the first page does not carry.
  expect(asked.filter((path) => !/^\/assets\/[\w.-]+\.(js|css)$/.test(path))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
  expect(loads).toEqual([])
})
