import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { lazyTools } from '../../../src/components/tools/lazy-tools.ts'
import { axeViolations } from '../../support/e2e/axe.ts'
import { misplacedText } from '../../support/e2e/misplaced-text.ts'
import { pageOfTool } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'
import { toolVisits, visitedTools } from '../../support/e2e/tool-visits.ts'
import { wakeTool } from '../../support/e2e/wake-tool.ts'
import { holdRequests } from '../../support/faults/held-request.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const id of visitedTools) {
  // Soft where what follows can be asked all the same: a report names every promise that is broken.
  test(`the tool ${id} loads without layout shift, works offline and by keyboard, and reports wrong input`, async ({
    page,
    context,
    watch,
  }) => {
    // The browser asks for the icon of the page when it finds the time, on a busy machine not before it is offline.
    watch.allowConsole(/ERR_INTERNET_DISCONNECTED .*\/(icon\.svg|favicon\.ico)$/)
    const { copied, saved, typed, announced } = toolVisits[id]
    const tool = page.locator(`#werkzeug-${id}`)
    const { release } = await holdRequests(page, new RegExp(`/assets/${id}-tool-`))
    await page.goto(pageOfTool(id))
    const before = await heights(page, tool)
    release()
    await wakeTool(page, id)
    const after = await heights(page, tool)
    expect.soft(after, 'nothing moves when the prerendered tool becomes live').toEqual(before)
    const tooMuch = after.map((taken, index) => Math.abs(taken - 16 * (lazyTools[id].room[index] ?? 0)))
    // Where lines break differs with the fonts of a machine.
    expect.soft(Math.max(...tooMuch), `the room kept for ${after.join(' and ')} px`).toBeLessThan(60)
    // Where no term of the text comes to lie under it, also when the window is narrow: a term asks for its explanation.
    await page.mouse.move(1279, 400)

    if (copied) {
      await tool.getByRole('button', { name: copied[0] }).press('Enter')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(copied[1])
    }
    if (saved) {
      const download = page.waitForEvent('download')
      await tool.getByRole('button', { name: saved[0] }).press('Enter')
      const file = await download
      expect(file.suggestedFilename()).toBe(saved[1])
      expect(readFileSync(await file.path(), 'utf8')).toMatch(saved[2])
    }
    expect.soft(await controlsOutOfReach(page, tool), 'the tab key reaches everything').toEqual([])

    // Pictures below the tool are lazy, and would be asked for offline.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager'
        await image.decode()
      }
    })
    await context.setOffline(true)
    const requests: string[] = []
    page.on(
      'request',
      (request) =>
        /^http(?!.*\/(icon\.svg|favicon\.ico)$)/.test(request.url()) && requests.push(request.url()),
    )
    const [name, text, problem] = typed
    await field(tool, name).focus()
    if (text === ' ') await page.keyboard.press('Space')
    else {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
      await expect(field(tool, name)).toHaveValue(text)
    }
    await expect.soft(tool).toContainText(problem)
    await expect.soft(tool.getByRole('status').filter({ hasText: announced }).first()).toBeAttached()

    await tool.locator('summary').last().press('Enter')
    // For two seconds a button says that it has copied.
    await expect(tool.getByRole('button').filter({ hasText: 'Kopiert' })).toHaveCount(0)
    expect.soft(await axeViolations(page, { within: `#werkzeug-${id}` })).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect
      .soft(await axeViolations(page, { within: `#werkzeug-${id}`, rules: ['color-contrast'] }))
      .toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await page.evaluate(misplacedText)).toEqual([])

    expect(requests, 'nothing is sent anywhere').toEqual([])
  })
}

const field = (tool: Locator, name: string) => tool.locator(`[name="${name}"]`).first()

/** The height of what a tool contains, in px, at the two widths for which `lazyTools` keeps room. */
async function heights(page: Page, tool: Locator): Promise<number[]> {
  const measured: number[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    measured.push(
      await tool.evaluate((place) =>
        Math.round(place.clientHeight - 2 * parseFloat(getComputedStyle(place).paddingTop)),
      ),
    )
  }
  return measured
}

/** What can be operated and is not reached with Tab from the first of them on; of radio buttons one stands for its group. */
async function controlsOutOfReach(page: Page, tool: Locator): Promise<string[]> {
  const controls = 'input, select, textarea, button, summary, a[href]'
  await tool.evaluate((element) =>
    element.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-reached', '')
    }),
  )
  await tool.locator(controls).first().focus()
  // The rules come last, and beyond them links, which ask for their pages. A date is a stop for each of its parts.
  const most = 3 * (await tool.locator(controls).count())
  const isThrough = () =>
    tool
      .locator('summary')
      .last()
      .evaluate((last) => last.hasAttribute('data-reached'))
  for (let step = 0; step < most && !(await isThrough()); step += 1) await page.keyboard.press('Tab')
  return tool.locator(controls).evaluateAll((found) =>
    found
      .filter((control) => control.checkVisibility() && !control.hasAttribute('data-reached'))
      .filter((control) => !document.querySelector(`[data-reached][name="${control.getAttribute('name')}"]`))
      .map((control) => control.outerHTML),
  )
}
