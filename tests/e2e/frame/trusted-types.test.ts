import { expect, test } from '../../support/e2e/test.ts'

test('text cannot become HTML or script on any page of the site', async ({ page, watch }) => {
  watch.expectConsole(
    /requires 'Trusted(HTML|Script|ScriptURL)' assignment|TrustedTypePolicy named 'made-up'/,
  )
  await page.goto('/knowledge-base/entity-seo')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
      () => new DOMParser().parseFromString('<b>injected</b>', 'text/html'),
      () => (document.createElement('script').src = '/x.js'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('made-up', { createHTML: String }),
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
