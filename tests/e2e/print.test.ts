import { expect, test } from '../support/test.ts'

test('on paper a page is its text: without header, footer, forms and controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const url of ['/', '/contact', '/knowledge-base', '/knowledge-base/core-web-vitals']) {
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const hidden of ['body > header', 'body > footer', 'form', 'nav', 'button', '.skip-link']) {
        await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
      }
      expect((await page.getByRole('main').boundingBox())?.y).toBe(0)
    })
  }
})

test('on paper links show where they lead: sources, and pages with the address of the site', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/knowledge-base/entity-distribution')
  const added = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content])
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const origin = new URL(canonical ?? '').origin
  const [source, sourceAddress] = await added('main li[id] a')
  expect(sourceAddress).toContain(`(${source})`)
  const [path, pageAddress] = await added('main p > a[href^="/knowledge-base/"]')
  expect(pageAddress?.replace('" "', '')).toContain(`(${origin}`)
  expect(pageAddress).toContain(`${path}`)
  expect((await added('main sup a'))[1]).toBe('none')
})
