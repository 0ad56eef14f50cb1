import type { Page } from '@playwright/test'
import { appReady, expect, test } from '../support/test.ts'

test('a page comes when the pointer, the focus or a finger reaches a link to it', async ({ page }) => {
  await page.goto('/contact')
  await appReady(page)
  for (const [path, sign] of [
    ['/impressum', 'pointerover'],
    ['/agb', 'focusin'],
    ['/datenschutz', 'touchstart'],
  ] as const) {
    const asked = page.waitForRequest(`**${path}`)
    await footerLink(page, path).dispatchEvent(sign, { bubbles: true })
    await asked
  }
})

test('for a visitor who saves data it comes with the click', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/contact')
  await page.keyboard.press('Shift')
  await appReady(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await footerLink(page, '/agb').hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await footerLink(page, '/agb').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked).toContain('/agb')
})

function footerLink(page: Page, path: string) {
  return page.locator(`footer a[href="${path}"]`)
}
