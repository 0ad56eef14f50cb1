import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { planEntry } from '../../../src/tools/reach/kept-plan.ts'
import { localEntries } from '../../support/e2e/stored-entries.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { holdRequests } from '../../support/faults/held-request.ts'

test('a tool is live once it comes near, moves nothing, and the keyboard alone works it', async ({
  page,
}) => {
  await page.goto('/knowledge-base/seo-tools')
  const tool = page.locator('#werkzeug-robots')
  await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toHaveCount(0)
  const height = await heightOf(tool)
  await come(page, tool)
  expect(await heightOf(tool)).toBe(height)
  const field = tool.getByRole('textbox', { name: 'robots.txt' })
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('User-agent: *\nDisallow: /offerten/terrasse')
  await expect(tool.getByRole('row').filter({ hasText: 'Zeile 2' })).toContainText('gesperrt')
  await tool.getByRole('button', { name: 'Zurücksetzen' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(tool.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(/terrasse/)
})

test('the address shares the choices of a tool, and never what was pasted', async ({ page }) => {
  await page.goto('/knowledge-base/multilingual-seo?v=1&aufgabe=erzeugen&form=header')
  const tool = page.locator('#werkzeug-hreflang')
  await come(page, tool)
  await expect(tool.getByRole('radio', { name: 'HTTP-Header' })).toBeChecked()
  await tool.getByRole('textbox').fill('de-CH https://geheim.example/')
  await tool.getByRole('radio', { name: 'Sitemap' }).check()
  await expect(page).toHaveURL(/aufgabe=erzeugen.*form=sitemap/)
  expect(page.url()).not.toContain('geheim')
})

test('the plan is kept in the browser once somebody asks for it, and gone once he has it deleted', async ({
  page,
}) => {
  const plan = page.locator('#werkzeug-reach')
  const step = plan.getByRole('checkbox', { name: 'Eine erfundene Adresse antwortet mit 404' })
  const open = async () => {
    await page.goto('/knowledge-base/erste-schritte?v=1&aufgabe=plan')
    await come(page, plan)
    await expect(step).toBeVisible()
  }
  await open()
  await step.check()
  await open()
  await expect(step).not.toBeChecked()
  await plan.getByRole('button', { name: 'Merken' }).click()
  await step.check()
  await open()
  await expect(step).toBeChecked()
  await plan.getByRole('button', { name: 'Gespeichertes löschen' }).click()
  await open()
  await expect(step).not.toBeChecked()
  expect(Object.keys(await localEntries(page))).not.toContain(planEntry)
})

test.describe('with a visitor who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    ),
  )

  test('a tool comes for the finger or the focus that reaches for it', async ({ page }) => {
    await page.goto('/knowledge-base/seo-tools')
    const tool = page.locator('#werkzeug-robots')
    const watched = page.waitForResponse(/reading-aids/)
    await tool.scrollIntoViewIfNeeded()
    await watched
    await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toHaveCount(0)
    await tool.getByRole('textbox', { name: 'robots.txt' }).focus()
    await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
  })

  test('a tool comes for a focus from before the app, and keeps what was typed', async ({ page }) => {
    const { release } = await holdRequests(page, /\/entry-client-/)
    await page.goto('/knowledge-base/seo-tools')
    const tool = page.locator('#werkzeug-robots')
    await tool
      .getByRole('textbox', { name: 'robots.txt' })
      .fill('User-agent: *\nDisallow: /offerten/terrasse')
    release()
    await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
    await expect(tool.getByRole('row').filter({ hasText: 'Zeile 2' }).first()).toContainText('gesperrt')
  })

  test('after a change of page, where there is no example, a tool comes like any other', async ({ page }) => {
    await page.goto('/knowledge-base')
    // No pointer, which would be over the tool once the page has scrolled beneath it.
    await page.keyboard.press('Tab')
    await appReady(page)
    await page.locator('a[href="/knowledge-base/seo-tools"]').first().dispatchEvent('click')
    const tool = page.locator('#werkzeug-robots')
    await expect(tool).toHaveText('Das Werkzeug wird geladen.')
    await tool.scrollIntoViewIfNeeded()
    await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
  })
})

test.describe('what comes of a tool', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied and kept as a file, byte for byte', async ({ page }) => {
    await page.goto('/knowledge-base/swiss-seo')
    const tool = page.locator('#werkzeug-swiss-text')
    await come(page, tool)
    await tool.getByRole('textbox').fill('Große Preise')
    await tool.getByRole('button', { name: 'Text kopieren' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Grosse Preise')
    const download = page.waitForEvent('download')
    await tool.getByRole('button', { name: 'Text als Datei sichern' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('text-schweiz.txt')
    expect(readFileSync(await file.path(), 'utf8')).toBe('Grosse Preise')
  })
})

/** Scrolls there as a reader does, and waits until the tool answers. */
async function come(page: Page, tool: Locator): Promise<void> {
  await tool.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
}

async function heightOf(tool: Locator): Promise<number | undefined> {
  const box = await tool.boundingBox()
  return box?.height
}
