import { documentLoads } from '../support/document-loads.ts'
import { errorTexts, reportOf } from '../support/error-texts.ts'
import { browserNoise, chunkFaults, replaceChunk } from '../support/faulty-chunks.ts'
import { footerLink } from '../support/footer-link.ts'
import { appReady, expect, test } from '../support/test.ts'

for (const { fault, answer } of chunkFaults) {
  const isReloaded = fault !== 'throws'
  const expectedLoads = isReloaded ? ['/agb', '/impressum'] : ['/agb']

  test(`a page whose code ${fault} is opened or replaced by the fallback, and never loads in a loop`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(browserNoise)
    watch.expectConsole(reportOf(isReloaded ? 'network' : 'unexpected'))
    await replaceChunk(page, 'impressum', answer)
    const loads = documentLoads(page)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/agb')
    await appReady(page)

    await test.step('the first time, one reload brings the prerendered page, where that can help', async () => {
      await footerLink(page, 'Impressum').click()
      await expect(page).toHaveURL('/impressum')
      await expect.poll(() => loads).toEqual(expectedLoads)
      await appReady(page)
      await expect(heading).toHaveText(isReloaded ? /Impressum/ : errorTexts.fallbackHeading)
    })

    await test.step('the second time, the fallback stands there, and nothing is loaded again', async () => {
      await footerLink(page, 'AGB').click()
      await expect(page).toHaveURL('/agb')
      await expect(heading).toBeFocused()
      await footerLink(page, 'Impressum').click()
      await expect(heading).toHaveText(errorTexts.fallbackHeading)
      await expect(page.getByRole('banner')).toBeVisible()
      expect(loads).toEqual(expectedLoads)
    })
  })

  test(`nobody notices when code that is loaded ahead ${fault}`, async ({ page, watch }) => {
    watch.expectConsole(browserNoise)
    const failures: string[] = []
    await replaceChunk(page, 'impressum', async (route) => {
      await answer(route)
      failures.push(route.request().url())
    })
    const loads = documentLoads(page)
    await page.goto('/agb')
    await appReady(page)
    await footerLink(page, 'Impressum').hover()
    await expect.poll(() => failures).toHaveLength(1)

    await footerLink(page, 'Datenschutz').click()
    await expect(page).toHaveURL('/datenschutz')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorTexts.fallbackHeading)
    expect(loads).toEqual(['/agb'])
  })
}
