import { expect, openApp, test } from '../../support/e2e/test.ts'
import { article, service } from '../../support/e2e/pages.ts'

test('by keyboard a menu group opens, is entered, and closes by Escape with the focus on its button', async ({
  page,
}) => {
  await page.goto('/impressum')
  const button = page.getByRole('button', { name: 'Leistungen' })
  const panel = page.locator('#menu-leistungen')
  await page.getByRole('banner').getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wissen' })).toBeFocused()
})

for (const { name, width, id } of [
  { name: 'Leistungen', width: 1280, id: 'menu-leistungen' },
  { name: 'Menü', width: 390, id: 'menu' },
]) {
  test(`the menu «${name}» closes when Tab leaves it at either end, and never covers the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/agb')
    const menu = page.locator(`#${id}`)
    const button = page.getByRole('button', { name, exact: true })
    for (const key of ['Tab', 'Shift+Tab']) {
      await button.click()
      await menu.getByRole('link').first().focus()
      await expect(menu).toBeVisible()
      while ((await menu.locator(':focus').count()) > 0 || (await button.evaluate(isFocused)))
        await page.keyboard.press(key)
      await expect(menu).toBeHidden()
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the button of a menu looks different while the menu is open, on wide screens and phones', async ({
  page,
}) => {
  await page.goto('/agb')
  for (const { name, width } of [
    { name: 'Leistungen', width: 1280 },
    { name: 'Menü', width: 320 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const button = page.getByRole('banner').getByRole('button', { name })
    const looks = () =>
      button.evaluate((element) => {
        const { color, textDecorationLine } = getComputedStyle(element)
        return `${color} ${textDecorationLine}`
      })
    const closed = await looks()
    await button.click()
    // Away from the button, whose own looks under the pointer do not count.
    await page.mouse.move(5, 790)
    await expect.poll(looks).not.toBe(closed)
    await page.keyboard.press('Escape')
    await expect.poll(looks).toBe(closed)
  }
})

test('the header underlines the link of the current page, and of the knowledge base on its articles', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/contact', 'Kontakt'],
    [article, 'Wissen'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await expect(link).not.toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)')
  }
})

test('the menu closes when its link to the current page is followed', async ({ page }) => {
  await openApp(page, service)
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await page.locator(`#menu-leistungen a[href="${service}"]`).click()
  await expect(page.locator('#menu-leistungen')).toBeHidden()
})

test('focusing a link or button of the header does not scroll the page', async ({ page }) => {
  await page.goto(article)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  const targets = await page.locator('body > header').locator('a:visible, button:visible').all()
  expect(targets).not.toEqual([])
  for (const target of targets) {
    await target.focus()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  }
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
