import { misplacedText } from '../../support/e2e/misplaced-text.ts'
import { article, kinds, pageOfTool, unknown } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'
import { urls } from '../../support/urls.ts'

/** So that two workers can share the pages. */
const parts = [0, 1].map((part) => [...urls, unknown].filter((_, index) => index % 2 === part))

for (const [part, addresses] of parts.entries()) {
  test(`no text overlaps, is cut off or leaves its block, from a phone to a large screen (part ${part + 1})`, async ({
    page,
    watch,
  }) => {
    test.slow()
    watch.allowConsole(/status of 404/)
    const found: string[] = []
    for (const url of addresses) {
      const isKind = kinds.includes(url)
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      for (const width of isKind ? [320, 390, 768, 1024, 1280, 1920] : [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const misplaced = await page.evaluate(misplacedText)
        found.push(...misplaced.map((text) => `${url} at ${width} px: ${text}`))
      }
    }
    expect(found).toEqual([])
  })
}

test('no text overlaps or is cut off with the text spacing of WCAG 1.4.12', async ({ page }) => {
  const found: string[] = []
  for (const url of kinds) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        :not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }
        /* Pictures are drawn for their letters. */
        svg * { letter-spacing: normal !important; word-spacing: normal !important }`)
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const misplaced = await page.evaluate(misplacedText)
      found.push(...misplaced.map((text) => `${url} at ${width} px: ${text}`))
    }
  }
  expect(found).toEqual([])
})

test('on a wide screen the picture of an article stands beside its title, near the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(article)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.locator('article header img').boundingBox()
  expect(title?.y).toBeLessThan(250)
  expect(picture?.x).toBeGreaterThan(640)
  expect(picture?.y).toBeLessThan(250)
})

test('with text at 200 %, a phone shows every field whole and no page scrolls sideways', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/)
  for (const url of ['/', '/contact', '/knowledge-base', pageOfTool('page-check'), unknown]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const { fields, widest } = await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%')
      const shown = [...document.querySelectorAll('main :is(input, textarea):not([tabindex="-1"])')].filter(
        (field) => field.checkVisibility({ visibilityProperty: true }),
      )
      return {
        fields: shown.length,
        widest: Math.max(...shown.map((field) => field.getBoundingClientRect().right)),
      }
    })
    expect(fields, url).toBeGreaterThan(0)
    expect.soft(widest, url).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 390, height: 780 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(390)
  }
})

test('in a window as low as one at 400 % of zoom, the header scrolls away and leaves the text its room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/agb')
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
