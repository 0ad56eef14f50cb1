import { goTo } from '../../support/e2e/go-to.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'
import { urls } from '../../support/urls.ts'

const unknown = [
  '/services',
  '/services/',
  '/services/x',
  '/knowledge-base/x',
  '/knowledge-base/entity-seo/x',
  '/Contact',
  '/SERVICES/linkbuilding',
  '/kontakt',
  '/%E0%A4%A',
  '/assets/gone.js',
]

test('every page of the spec answers 200', async ({ request }) => {
  for (const url of urls) {
    const response = await request.get(url, { maxRedirects: 0 })
    expect([url, response.status()]).toEqual([url, 200])
  }
})

test('an unknown path answers 404 with the not-found page', async ({ request }) => {
  const notFound = await (await request.get('/404.html')).text()
  expect(notFound).toContain('<meta name="robots" content="noindex"')
  for (const url of unknown) {
    const response = await request.get(url, { maxRedirects: 0 })
    expect([url, response.status()]).toEqual([url, 404])
    expect(await response.text()).toBe(notFound)
  }
})

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
