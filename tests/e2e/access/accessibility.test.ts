import { axeViolations, expectNoViolation } from '../../support/e2e/axe.ts'
import { goTo } from '../../support/e2e/go-to.ts'
import { kinds, unknown } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'
import { urls } from '../../support/urls.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 780 }

/** So that the workers can share the pages. */
const parts = [0, 1, 2].map((part) => [...urls, unknown].filter((_, index) => index % 3 === part))

for (const [part, addresses] of parts.entries()) {
  test(`axe finds nothing on any page, light, dark and on a phone (part ${part + 1})`, async ({
    page,
    watch,
  }) => {
    test.slow()
    watch.allowConsole(/status of 404/)
    await openApp(page, unknown)
    const heading = page.getByRole('heading', { level: 1 })
    for (const url of addresses) {
      await test.step(url, async () => {
        await page.setViewportSize(wide)
        // A page is the same by navigation as in its HTML (`navigation.test.ts`), and axe, which is large, stays in the document.
        await heading.blur()
        await page.evaluate(goTo, url)
        await expect(heading).toBeFocused()
        // Header and footer are those of every page.
        const within = kinds.includes(url) ? 'html' : 'main'
        await expectNoViolation(page, within)
        // Width changes no colour, but what is near a finger: 24 px, or as much room around.
        await page.setViewportSize(phone)
        expect(await axeViolations(page, { rules: ['target-size'], within })).toEqual([])
      })
    }
  })
}

test('axe finds nothing in the open menus, light and dark', async ({ page }) => {
  await page.goto('/agb')
  for (const { viewport, button } of [
    { viewport: wide, button: 'Leistungen' },
    { viewport: phone, button: 'Menü' },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: button }).click()
    await expectNoViolation(page, 'body > header')
    await page.keyboard.press('Escape')
  }
})
