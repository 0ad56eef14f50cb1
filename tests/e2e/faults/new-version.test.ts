import type { Page } from '@playwright/test'
import { documentLoads } from '../../support/document-loads.ts'
import { expectDraft, fillEnquiry, formReady } from '../../support/enquiry.ts'
import { followLink } from '../../support/follow-link.ts'
import { appReady, expect, test } from '../../support/test.ts'
import { urls } from '../../support/urls.ts'

test('after a deploy, a tab of the old version opens every page, and becomes one of the new', async ({
  page,
}) => {
  test.slow()
  const loads = documentLoads(page)
  for (const [index, url] of urls.entries()) {
    await test.step(url, async () => {
      await page.goto(urls.at(index - 1) ?? '/')
      await appReady(page)
      await deploy(page, url)
      loads.length = 0
      await page.evaluate(followLink, url)
      await expect.poll(() => loads).toEqual([url])
      await appReady(page)
      await expect(page).toHaveURL(url)
      await page.unrouteAll()
    })
  }
})

test('no new version is loaded over an enquiry that is being written', async ({ page }) => {
  const loads = documentLoads(page)
  await page.goto('/contact')
  await appReady(page)
  await formReady(page)
  await fillEnquiry(page)
  await deploy(page, '/agb')
  await page.evaluate(followLink, '/agb')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectDraft(page)
  expect(loads).toEqual(['/contact'])
})

/** From now on the host serves this page as a build with other styles. */
async function deploy(page: Page, url: string): Promise<void> {
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/(data-styles="[^"]*)"/g, '$1?new"') })
  })
}
