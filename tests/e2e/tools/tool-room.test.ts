import { appReady, expect, test } from '../../support/e2e/test.ts'
import { pageOfTool } from '../../support/e2e/pages.ts'
import { toolHeights, toolWidths } from '../../support/e2e/tool-heights.ts'
import { visitedTools } from '../../support/e2e/tool-visits.ts'

test('while a tool loads after a navigation, its placeholder is about as high as the tool', async ({
  page,
}) => {
  test.slow()
  await page.goto('/knowledge-base')
  await page.getByRole('heading', { level: 1 }).hover()
  await appReady(page)
  for (const id of visitedTools) {
    const path = pageOfTool(id)
    const { before, after } = await toolHeights(page, id, async () => {
      // In the hand of the router, whether a menu shows the link or not.
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expect(page.getByText('Das Werkzeug wird geladen.')).toBeAttached()
    })
    for (const [index, width] of toolWidths.entries()) {
      const [kept = 0, taken = 0] = [before[index], after[index]]
      // Where lines break differs with the fonts of a machine.
      expect.soft(Math.abs(taken - kept), `${id}, ${width} px: ${kept} kept, ${taken} taken`).toBeLessThan(60)
    }
    await page.goBack()
    await expect(page).toHaveURL('/knowledge-base')
  }
})
