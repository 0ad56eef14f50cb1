import { documentLoads } from '../../support/e2e/document-loads.ts'
import { article } from '../../support/e2e/pages.ts'
import { errorTexts } from '../../support/error-texts.ts'
import { browserNoise, replaceChunk } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { storageRefusals } from '../../support/faults/refused-storage.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

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

  test(`in a browser that ${refusal}, a page whose code does not come falls back, never in a loop`, async ({
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
