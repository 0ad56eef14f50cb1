import { footerLink } from '../../support/e2e/footer-link.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'

test('after a full visit the browser stores only the keys that the privacy page names, and no cookie', async ({
  page,
  context,
}) => {
  await openApp(page, '/datenschutz')
  const named = await page.locator('main code').allTextContents()
  await page.getByRole('button', { name: 'Dunkel' }).click()
  await page.mouse.wheel(0, 600)
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/datenschutz')
  const kept = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    others: [...(await indexedDB.databases()), ...(await caches.keys())],
  }))
  // Only on a host of Netlify (`tests/unit/lib/version-check.test.ts`).
  expect([...kept.keys, 'version_checked'].toSorted()).toEqual([...new Set(named)].toSorted())
  expect([kept.others, await context.cookies()]).toEqual([[], []])
})
