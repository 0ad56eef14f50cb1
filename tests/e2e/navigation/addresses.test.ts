import { goTo } from '../../support/e2e/go-to.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

test('a navigation within the app to an unknown path shows the not-found page, which is not to be indexed', async ({
  page,
}) => {
  await page.goto('/')
  await appReady(page)
  await page.evaluate(goTo, '/services')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
