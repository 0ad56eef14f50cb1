import type { Page } from '@playwright/test'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { reportOf } from '../../support/error-texts.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { hydrated } from '../../support/e2e/hydrated.ts'
import { article } from '../../support/e2e/pages.ts'
import { results, searchButton } from '../../support/e2e/search.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** What translators, extensions and reading aids do to a page that is not theirs. */
const interferences: Record<string, () => void> = {
  'every text is wrapped, as Google Translate does': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
  },
  'nodes are put before, into and after the page': () => {
    const page = document.querySelector('main > div')
    for (const place of ['beforebegin', 'afterbegin', 'afterend'] as const) {
      page?.insertAdjacentElement(place, document.createElement('extension-panel'))
    }
  },
  'root and body get classes, styles and children': () => {
    document.documentElement.className = 'translated-ltr'
    document.documentElement.style.zoom = '1.5'
    document.body.prepend(document.createElement('div'))
    document.body.append(document.createElement('grammar-checker'))
  },
}

for (const [name, interfere] of Object.entries(interferences)) {
  test(`when ${name} before the app loads, visitors can still read and navigate`, async ({ page, watch }) => {
    // React may start over with what it does not find as it was.
    watch.allowConsole(reportOf('unexpected'))
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${String(interfere)})())`)
    await page.goto(article)
    await page.keyboard.press('Shift')
    // React may exchange a link between the press and the release of a button, which are no click then.
    await appReady(page)
    await readAndGoOn(page)
  })
}

test('foreign changes of the DOM while the app runs break neither navigation, nor «back», nor search', async ({
  page,
}) => {
  const loads = documentLoads(page)
  await page.goto(article)
  await hydrated(page)
  const title = await page.title()
  for (const [name, interfere] of Object.entries(interferences)) {
    await test.step(name, async () => {
      await page.evaluate(interfere)
      await readAndGoOn(page)
      await page.evaluate(interfere)
      await page.goBack()
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
  await searchButton(page).click()
  await expect(results(page).first()).toBeVisible()
  expect(loads).toEqual([article])
})

async function readAndGoOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400)
  await footerLink(page, 'Impressum').click()
  await expect(page).toHaveURL('/impressum')
  await expect(page.locator('main h1')).toHaveText([/Impressum/])
}
