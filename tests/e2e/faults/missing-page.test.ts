import { documentLoads } from '../../support/document-loads.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faulty-chunks.ts'
import { pageFaults, replacePage } from '../../support/faulty-pages.ts'
import { footerLink } from '../../support/footer-link.ts'
import { appReady, expect, test } from '../../support/test.ts'

for (const { fault, kind, answer } of pageFaults) {
  test(`a page that ${fault} is replaced by the fallback; its button loads it, the way back still works`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(browserNoise)
    watch.expectConsole(reportOf(kind))
    await replacePage(page, '/impressum', answer)
    const loads = documentLoads(page)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/agb')
    await appReady(page)

    await footerLink(page, 'Impressum').click()
    await expect(heading).toHaveText(errorTexts.fallbackHeading)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL('/impressum')
    await expect(page).toHaveTitle(errorTexts.fallbackHeading)
    await expect(page.locator('[data-announcer]')).toHaveText(errorTexts.fallbackHeading)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(loads).toEqual(['/agb'])

    await footerLink(page, 'Datenschutz').click()
    await expect(page).toHaveURL('/datenschutz')
    await expect(heading).not.toHaveText(errorTexts.fallbackHeading)
    await page.goBack()
    await expect(heading).toHaveText(errorTexts.fallbackHeading)
    await page.getByRole('button', { name: errorTexts.fallbackButton }).click()
    await expect(heading).toHaveText(/Impressum/)
    expect(loads).toEqual(['/agb', '/impressum'])
  })
}

test('nobody notices when a page that is loaded ahead fails, and the click tries again', async ({
  page,
  watch,
}) => {
  watch.expectConsole(browserNoise)
  await replacePage(page, '/impressum', (route) => route.abort())
  const loads = documentLoads(page)
  await page.goto('/agb')
  await appReady(page)
  const failure = page.waitForEvent('requestfailed')
  await footerLink(page, 'Impressum').hover()
  await failure
  await page.unrouteAll()
  await footerLink(page, 'Impressum').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/)
  expect(loads).toEqual(['/agb'])
})
