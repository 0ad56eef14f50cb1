import { lazyTools } from '../../../src/components/tools/lazy-tools.ts'
import { pageOfTool } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { holdRequests } from '../../support/faults/held-request.ts'

test('the verdict beside the fields of a tool moves no farther than they, and so never covers the results', async ({
  page,
}) => {
  await page.goto(pageOfTool('snippet'))
  const tool = page.locator('#werkzeug-snippet')
  const bottom = (part: string) =>
    tool.locator(part).evaluate((element) => element.getBoundingClientRect().bottom)
  // As far down as the verdict could follow.
  await tool
    .locator('.tool-frame-body > :last-child')
    .evaluate((last) => last.scrollIntoView({ block: 'end' }))
  expect(await bottom('.verdict')).toBeLessThanOrEqual(await bottom('.tool-frame-fields'))
})

test('a tool focused before the app has loaded comes to life with typed text and selection', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/entry-client-/)
  await page.goto(pageOfTool('page-check'))
  const tool = page.locator('#werkzeug-page-check')
  await tool.getByRole('textbox', { name: 'robots.txt' }).fill('User-agent: *\nDisallow: /einbauschraenke')
  const list = tool.getByRole('textbox', { name: 'Adressen oder Sitemap' })
  await list.fill('https://alt.example/\nhttps://alt.example/einbauschraenke')
  await list.selectText()
  release()
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible()
  await expect(tool.getByRole('row').filter({ hasText: 'Zeile 2' }).first()).toContainText('gesperrt')
  await page.keyboard.insertText('https://neu.example/')
  await expect(list).toHaveValue('https://neu.example/')
})

test('a tool reached by navigation keeps its room, and loads when scrolled to', async ({ page }) => {
  await page.goto('/knowledge-base')
  // No pointer, which would be over the tool once the page has scrolled beneath it.
  await page.keyboard.press('Tab')
  await appReady(page)
  await page
    .locator(`a[href="${pageOfTool('page-check')}"]`)
    .first()
    .dispatchEvent('click')
  const tool = page.locator('#werkzeug-page-check')
  const placeholder = tool.getByText('Das Werkzeug wird geladen.')
  for (const [index, width] of [360, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expect(placeholder).toHaveCSS('min-height', `${16 * (lazyTools['page-check'].room[index] ?? 0)}px`)
  }
  await tool.scrollIntoViewIfNeeded()
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible()
})
