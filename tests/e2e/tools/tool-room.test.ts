import type { Locator, Page } from '@playwright/test'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { toolVisits } from '../../support/e2e/tool-visits.ts'

// A phone, and the width from which on the text grows no more.
const widths = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } }

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a prerendered tool becomes live without a change of its height', async ({ page }) => {
      test.slow()
      for (const [id, { path }] of Object.entries(toolVisits)) {
        const { before, after } = await heights(page, id, () => page.goto(path))
        expect.soft(after, id).toBe(before)
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
        // Where lines break differs with the fonts of a machine.
        expect.soft(Math.abs(after - before), `${id}: ${before} kept, ${after} taken`).toBeLessThan(60)
        await page.goBack()
        await expect(page).toHaveURL('/knowledge-base')
      }
    })
  })
}

/** The height of a tool before its code has come, and as it is live. */
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
  const before = await heightOf(tool)
  release?.()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeAttached()
  const after = await heightOf(tool)
  await page.unroute(code)
  return { before, after }
}

const heightOf = (tool: Locator) => tool.evaluate((place) => Math.round(place.getBoundingClientRect().height))
