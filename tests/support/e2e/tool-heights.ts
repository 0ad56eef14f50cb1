import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from '../faults/held-request.ts'

/** Viewport widths in px: a phone, and the width at which the font size stops growing. The last one stays set. */
export const toolWidths = [360, 1280]

/** The height of a tool at each width, before and after its code has loaded. */
export async function toolHeights(page: Page, id: string, arrive: () => Promise<unknown>) {
  const code = new RegExp(`/assets/${id}-tool-`)
  const { release } = await holdRequests(page, code)
  await arrive()
  const tool = page.locator(`#werkzeug-${id}`)
  await tool.scrollIntoViewIfNeeded()
  const before = await heightsOf(tool, page)
  release()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeAttached()
  const after = await heightsOf(tool, page)
  await page.unroute(code)
  return { before, after }
}

async function heightsOf(tool: Locator, page: Page): Promise<number[]> {
  const measured: number[] = []
  for (const width of toolWidths) {
    await page.setViewportSize({ width, height: 800 })
    measured.push(await tool.evaluate((place) => Math.round(place.getBoundingClientRect().height)))
  }
  return measured
}
