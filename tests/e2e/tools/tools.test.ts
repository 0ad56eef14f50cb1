import { pageOfTool } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { wakeTool } from '../../support/e2e/wake-tool.ts'
import { holdRequests } from '../../support/faults/held-request.ts'

test('the address contains the choices made in a tool, but never pasted text', async ({ page }) => {
  await page.goto(`${pageOfTool('hreflang')}?v=1&aufgabe=erzeugen&form=header`)
  const tool = await wakeTool(page, 'hreflang')
  await expect(tool.getByRole('radio', { name: 'HTTP-Header' })).toBeChecked()
  await tool.getByRole('textbox', { name: /^Fassungen/ }).fill('de-CH https://geheim.example/')
  await tool.getByRole('radio', { name: 'Sitemap' }).check()
  await expect(page).toHaveURL(/aufgabe=erzeugen.*form=sitemap/)
  expect(page.url()).not.toContain('geheim')
})

for (const [id, fields] of [
  ['snippet', 'three fields'],
  ['page-check', 'five fields'],
] as const) {
  test(`the verdict beside ${fields} of a tool moves no farther than they, and so never covers the results`, async ({
    page,
  }) => {
    await page.goto(pageOfTool(id))
    const tool = page.locator(`#werkzeug-${id}`)
    const bottom = (part: string) =>
      tool.locator(part).evaluate((element) => element.getBoundingClientRect().bottom)
    // As far down as the verdict could follow.
    await tool
      .locator('.tool-frame-body > :last-child')
      .evaluate((last) => last.scrollIntoView({ block: 'end' }))
    expect(await bottom('.verdict')).toBeLessThanOrEqual(await bottom('.tool-frame-fields'))
  })
}

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

test('a tool reached by navigation, which has no prerendered example, loads when scrolled to', async ({
  page,
}) => {
  await page.goto('/knowledge-base')
  // No pointer, which would be over the tool once the page has scrolled beneath it.
  await page.keyboard.press('Tab')
  await appReady(page)
  await page
    .locator(`a[href="${pageOfTool('page-check')}"]`)
    .first()
    .dispatchEvent('click')
  const tool = page.locator('#werkzeug-page-check')
  await expect(tool).toHaveText('Das Werkzeug wird geladen.')
  await tool.scrollIntoViewIfNeeded()
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible()
})
