import type { Locator, Page } from '@playwright/test'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { toolVisits } from '../../support/e2e/tool-visits.ts'

/** Of a phone, and that from which on the text grows no more. */
const widths = [360, 1280]

test('a prerendered tool becomes live without a change of its height', async ({ page }) => {
  test.slow()
  for (const [id, { path }] of Object.entries(toolVisits)) {
    const { before, after } = await heights(page, id, () => page.goto(path))
    expect.soft(after, `${id} at ${widths.join(' and ')} px`).toEqual(before)
  }
})

test('after a change of page, as much room is kept as a tool then takes', async ({ page }) => {
  test.slow()
  await page.goto('/knowledge-base')
  await page.getByRole('heading', { level: 1 }).hover()
  await appReady(page)
  for (const [id, { path }] of Object.entries(toolVisits)) {
    const { before, after } = await heights(page, id, async () => {
      // In the hand of the router, whether a menu shows the link or not.
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expect(page.getByText('Das Werkzeug wird geladen.')).toBeAttached()
    })
    for (const [index, width] of widths.entries()) {
      const [kept = 0, taken = 0] = [before[index], after[index]]
      // Where lines break differs with the fonts of a machine.
      expect.soft(Math.abs(taken - kept), `${id}, ${width} px: ${kept} kept, ${taken} taken`).toBeLessThan(60)
    }
    await page.goBack()
    await expect(page).toHaveURL('/knowledge-base')
  }
})

/** The heights of a tool at each width before its code has come, and as it is live. */
async function heights(page: Page, id: string, arrive: () => Promise<unknown>) {
  const code = new RegExp(`/assets/${id}-tool-`)
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(code, async (route) => {
    await released
    await route.continue()
  })
  await arrive()
  const tool = page.locator(`#werkzeug-${id}`)
  await tool.scrollIntoViewIfNeeded()
  const before = await heightsOf(tool, page)
  release?.()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeAttached()
  const after = await heightsOf(tool, page)
  await page.unroute(code)
  return { before, after }
}

async function heightsOf(tool: Locator, page: Page): Promise<number[]> {
  const measured: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    measured.push(await tool.evaluate((place) => Math.round(place.getBoundingClientRect().height)))
  }
  return measured
}
