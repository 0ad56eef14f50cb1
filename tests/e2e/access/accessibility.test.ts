import { axeViolations, bringAxe, expectNoViolation } from '../../support/e2e/axe.ts'
import { term, tooltip } from '../../support/e2e/glossary.ts'
import { expect, test } from '../../support/e2e/test.ts'
import { kinds, urls } from '../../support/urls.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 780 }

/** So that two workers can share the pages. */
const parts = [0, 1, 2, 3].map((part) => [...urls, '/kontakt'].filter((_, index) => index % 4 === part))

for (const [part, addresses] of parts.entries()) {
  test(`axe finds nothing on any page, light and dark, wide and on a phone (part ${part + 1})`, async ({
    page,
    watch,
  }) => {
    test.slow()
    watch.allowConsole(/status of 404 .*\/kontakt/)
    for (const url of addresses) {
      await test.step(url, async () => {
        // The app changes no node (`hydration.test.ts`), so that there is nothing to wait for.
        await page.goto(url)
        await bringAxe(page)
        await page.setViewportSize(wide)
        await expectNoViolation(page)
        // Width changes no colour. Scrolled, the name in the header gives way to the button to the top.
        await page.setViewportSize(phone)
        await page.evaluate(async () => {
          scrollTo({ top: 400, behavior: 'instant' })
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        })
        // 24 px, or as much room around.
        expect(await axeViolations(page, { also: 'target-size' })).toEqual([])
      })
    }
  })
}

test('axe finds nothing in the open menus, light and dark', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await bringAxe(page)
  for (const { viewport, button } of [
    { viewport: wide, button: 'Leistungen' },
    { viewport: phone, button: 'Menü' },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: button }).click()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
  }
})

test('axe finds nothing with a tooltip open, light and dark', async ({ page }) => {
  await page.goto('/knowledge-base/entity-seo')
  await term(page, 0).hover()
  await expect(tooltip(page)).toBeVisible()
  await bringAxe(page)
  await expectNoViolation(page)
})

test('assistive technology finds each landmark once, navigations by name, and one heading of level 1', async ({
  page,
}) => {
  for (const url of kinds) {
    await test.step(url, async () => {
      await page.goto(url)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const snapshot = await page.locator('body').ariaSnapshot()
      const navigations = [...snapshot.matchAll(/^ *- navigation(?: "(.+)")?:/gm)].map(([, name]) => name)
      expect(navigations.length).toBeGreaterThan(3)
      expect(navigations).not.toContain(undefined)
      expect(new Set(navigations).size).toBe(navigations.length)
      // Whatever can be operated has a name.
      expect(snapshot).not.toMatch(/^ *- (link|button|textbox|searchbox|combobox|checkbox)(:|$)/m)
    })
  }
})
