import { article, kinds, pageOfTool, service } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript every kind of page shows its text, and no control that would do nothing', async ({
  page,
}) => {
  for (const url of kinds) {
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const text = await page.getByRole('main').innerText()
      expect(text.length).toBeGreaterThan(1000)
      const dead = ':is(button, [role=button]):not([type=submit], [popovertarget])'
      await expect(
        page.locator(`${dead}, [role=search], .term[tabindex]`).filter({ visible: true }),
      ).toHaveCount(0)
    })
  }
})

test('without JavaScript a tool says above its fields that they are only an example', async ({ page }) => {
  await page.goto(pageOfTool('consent'))
  const note = await page.getByText('Eigene Angaben brauchen JavaScript.').boundingBox()
  const field = await page.getByLabel('Womit Sie messen').boundingBox()
  expect(note?.y).toBeLessThan(field?.y ?? 0)
})

test('without JavaScript the menus of wide screens and phones open and close, and their links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.locator('#menu a[href="/contact"]')).toBeVisible()
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Leistungen' }).click()
  await page.locator(`#menu-leistungen a[href="${service}"]`).click()
  await expect(page).toHaveURL(service)
  await expect(page.locator('#menu-leistungen')).toBeHidden()
})

test('without JavaScript the table of contents unfolds on a phone and leads to its sections @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(article)
  const contents = page.locator('main details').first()
  const link = contents.getByRole('link').nth(2)
  await expect(link).toBeHidden()
  const sign = () =>
    contents.locator('summary').evaluate((summary) => getComputedStyle(summary, '::after').content)
  expect(await sign()).toContain('+')
  await contents.locator('summary').click()
  expect(await sign()).toContain('–')
  await link.click()
  const id = (await link.getAttribute('href'))?.slice(1)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})
