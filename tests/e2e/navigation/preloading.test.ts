import type { Locator } from '@playwright/test'
import { chunkNamed } from '../../support/faults/faulty-chunks.ts'
import { footerLink } from '../../support/e2e/footer-link.ts'
import { requestedPaths, settled } from '../../support/e2e/requests.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

const signs = [
  { name: 'Impressum', chunk: 'impressum', reach: (link: Locator) => link.hover() },
  { name: 'AGB', chunk: 'agb', reach: (link: Locator) => link.focus() },
  { name: 'Datenschutz', chunk: 'datenschutz', reach: (link: Locator) => link.dispatchEvent('touchstart') },
]

test('the code of a page is preloaded when pointer, focus or finger reaches a link to it', async ({
  page,
}) => {
  await openApp(page, '/contact')
  for (const { name, chunk, reach } of signs) {
    const asked = page.waitForRequest(chunkNamed(chunk))
    await reach(footerLink(page, name))
    await asked
  }
})

test('preloading a page requests all its chunks at once, not one after the other', async ({ page }) => {
  await openApp(page, '/contact')
  await page.route(chunkNamed('impressum'), () => new Promise(() => undefined))
  const asked = page.waitForRequest(chunkNamed('text'))
  await footerLink(page, 'Impressum').hover()
  await asked
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('with Save-Data the code of a page is loaded at the click, not at hovering', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/contact')
  await page.keyboard.press('Shift')
  await appReady(page)
  const asked = requestedPaths(page)
  await footerLink(page, 'AGB').hover()
  await settled(page)
  expect(asked).toEqual(['/robots.txt'])
  await footerLink(page, 'AGB').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked.filter((path) => chunkNamed('agb').test(path))).toHaveLength(1)
})
