import { appReady, expect, test } from '../../support/e2e/test.ts'

test('a table of two columns fits the narrowest phone, whatever an operator is called', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/impressum')
  await appReady(page)
  const named = page.getByRole('rowheader', { name: 'Firma oder Name' }).locator('+ td')
  await named.evaluate((cell) => (cell.textContent = 'Suchmaschinenmanufaktur Oberland Genossenschaft'))
  const places = page.getByRole('group', { name: /^Tabelle/ })
  await expect(places).toHaveCount(2)
  for (const place of await places.all())
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
