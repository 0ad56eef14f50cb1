import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('text cannot become HTML or script on any page of the site', async ({ page, watch }) => {
  watch.expectConsole(/requires 'Trusted(HTML|Script|ScriptURL)' assignment/)
  await page.goto('/knowledge-base/entity-seo')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
      () => new DOMParser().parseFromString('<b>injected</b>', 'text/html'),
      () => (document.createElement('script').src = '/x.js'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => window.trustedTypes?.createPolicy('made-up', { createHTML: (html) => html }),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  })
  expect(refused).toEqual(refused.map(() => 'refused'))
})

test('a page that a foreign node keeps React from adopting is written again, and keeps its text', async ({
  page,
  watch,
}) => {
  // React says so where it starts over; what it must not do is to fail.
  watch.expectConsole(/Minified React error #418/)
  await page.goto('/knowledge-base/entity-seo')
  const text = await page.locator('[data-page]').innerText()
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('font')))
  await hydrated(page)
  await expect(page.locator('main font')).toHaveCount(0)
  expect(await page.locator('[data-page]').innerText()).toBe(text)
})
