import type { Page } from '@playwright/test'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { article } from '../../support/e2e/pages.ts'
import { errorTexts } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

interface Refusal {
  refusal: string
  refuse: (page: Page) => Promise<unknown>
}

/** Ways in which a browser withholds its storage: for blocked cookies, by strict settings, or because the disk is full. */
const storageRefusals: Refusal[] = [
  {
    refusal: 'refuses all storage',
    refuse: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException(`${name} is blocked`, 'SecurityError')
            },
          })
        }
      }),
  },
  {
    refusal: 'has no room left in its storage',
    refuse: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('the quota has been exceeded', 'QuotaExceededError')
        }
      }),
  },
]

for (const { refusal, refuse } of storageRefusals) {
  test(`in a browser that ${refusal}, visitors navigate and scroll up, and missing code never reloads`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(browserNoise)
    watch.expectConsole(/ ERR-\d+-/)
    await refuse(page)
    await replaceChunk(page, 'agb', (route) => route.abort())
    await openApp(page, article)
    const loads = documentLoads(page)
    const heading = page.getByRole('heading', { level: 1 })
    const title = await heading.innerText()
    await page.mouse.wheel(0, 3000)
    await page.getByRole('button', { name: 'Nach oben scrollen' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await footerLink(page, 'Impressum').click()
    await expect(heading).not.toHaveText(title)
    await page.goBack()
    await expect(heading).toHaveText(title)
    await footerLink(page, 'AGB').click()
    await expect(heading).toHaveText(errorTexts.fallbackHeading)
    expect(loads).toEqual([])
  })
}
