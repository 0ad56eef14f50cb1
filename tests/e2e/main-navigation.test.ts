import { appReady, expect, test } from '../support/test.ts'
import { urls } from '../support/urls.ts'

const services = urls.filter((url) => url.startsWith('/services/'))

test('on a wide screen a click opens a group with its pages, and a click elsewhere closes it', async ({
  page,
}) => {
  await page.goto('/')
  const panel = page.locator('#menu-leistungen')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('link')).toHaveCount(services.length)
  for (const url of services) await expect(panel.locator(`a[href="${url}"]`)).toBeVisible()
  await page.mouse.click(5, 790)
  await expect(panel).toBeHidden()
})

test('the keyboard opens a group, goes into it, and leaves it by Escape with the focus on its button', async ({
  page,
}) => {
  await page.goto('/impressum')
  const button = page.getByRole('button', { name: 'Leistungen' })
  const panel = page.locator('#menu-leistungen')
  await page.locator('#menu > a').last().focus()
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
  await expect(page.getByRole('link', { name: 'Suche', exact: true })).toBeFocused()
})

test('following a link of a group closes it and moves the focus to the new page', async ({ page }) => {
  await page.goto('/impressum')
  await appReady(page)
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await page.locator('#menu-leistungen a[href="/services/linkbuilding"]').click()
  await expect(page).toHaveURL('/services/linkbuilding')
  await expect(page.locator('#menu-leistungen')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('following the link to the page that is shown closes the group as well', async ({ page }) => {
  await page.goto('/services/linkbuilding')
  await appReady(page)
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await page.locator('#menu-leistungen a[href="/services/linkbuilding"]').click()
  await expect(page.locator('#menu-leistungen')).toBeHidden()
})

test('the focus of a link in the header leaves the page where it is', async ({ page }) => {
  await page.goto('/knowledge-base/entity-seo')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  for (const target of await page.locator('body > header').locator('a:visible, button:visible').all()) {
    await target.focus()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  }
})
