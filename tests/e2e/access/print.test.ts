import { article, pageOfTool } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'
import { wakeTool } from '../../support/e2e/wake-tool.ts'

test('a printed page has no header, footer, forms or controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const url of ['/', '/contact', '/knowledge-base', pageOfTool('vitals')]) {
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Far enough for the button to the top.
      await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolled', true))
      // Empty paragraphs are the place of buttons that have not come.
      const hidden = 'body > :is(header, footer), form, nav, button, .button, .skip-link, p:empty'
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
      expect((await page.getByRole('main').boundingBox())?.y).toBe(0)
    })
  }
})

test('a printed text spells out the addresses of its sources, but not that of a link within the site', async ({
  page,
}) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  const added = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content])
  const [source, address] = await added('main li[id] a')
  expect(address).toContain(`(${source})`)
  for (const inner of ['main p > a[href^="/knowledge-base/"]', 'main sup a']) {
    expect((await added(inner))[1]).toBe('none')
  }
})

test('a printed tool shows of its tasks the chosen one', async ({ page }) => {
  await openApp(page, pageOfTool('graph'))
  const tool = await wakeTool(page, 'graph')
  await page.emulateMedia({ media: 'print' })
  await expect(tool.getByText('JSON-LD erzeugen', { exact: true })).toBeVisible()
  await expect(tool.getByText('JSON-LD prüfen', { exact: true })).toBeHidden()
})

test('a printed tool shows what was chosen and ticked, and its sources', async ({ page }) => {
  await openApp(page, pageOfTool('consent'))
  const tool = await wakeTool(page, 'consent')
  await tool.getByLabel('Womit Sie messen').selectOption('analyse')
  await tool.getByLabel('Wir werben mit Google').check()
  await page.emulateMedia({ media: 'print' })
  await expect(tool.getByLabel('Womit Sie messen')).toBeVisible()
  await expect(tool.getByText('Wir werben mit Google')).toBeVisible()
  await expect(tool.getByText(/^ *Wir sprechen Personen in EU oder EWR/)).toBeHidden()
  await expect(tool.getByRole('link', { name: /Fernmeldegesetz/ })).toBeVisible()
})

test('printed code blocks are not cut off, not even in a tool', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(pageOfTool('graph'))
  const cut = await page
    .locator('main pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollHeight > block.clientHeight + 1).length)
  expect(cut).toBe(0)
})
