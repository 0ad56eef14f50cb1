import { expect, type Locator, type Page } from '@playwright/test'
import type { ToolId } from '../../../src/tools/all-tools.ts'

/** Scrolls to a tool as a reader does, and waits until it answers. */
export async function wakeTool(page: Page, id: ToolId): Promise<Locator> {
  const tool = page.locator(`#werkzeug-${id}`)
  await tool.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible()
  return tool
}
