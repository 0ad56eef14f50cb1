import type { Page } from '@playwright/test'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { article } from '../../support/e2e/pages.ts'
import { errorTexts } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

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
  test(`in a browser that ${refusal}, visitors navigate, go back and scroll up`, async ({ page }) => {
    await refuse(page)
    await page.goto(article)
    await appReady(page)
    const heading = page.getByRole('heading', { level: 1 })
    const title = await heading.innerText()
    await page.mouse.wheel(0, 3000)
    await page.getByRole('button', { name: 'Nach oben scrollen' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await footerLink(page, 'Impressum').click()
    await expect(heading).not.toHaveText(title)
    await page.goBack()
    await expect(heading).toHaveText(title)
  })

  test(`in a browser that ${refusal}, missing code shows the fallback and never reloads`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(browserNoise)
    watch.expectConsole(/ ERR-\d+-/)
    await refuse(page)
    await replaceChunk(page, 'impressum', (route) => route.abort())
    const loads = documentLoads(page)
    await page.goto('/agb')
    await appReady(page)
    await footerLink(page, 'Impressum').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorTexts.fallbackHeading)
    expect(loads).toEqual(['/agb'])
  })
}
