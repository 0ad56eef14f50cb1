import { article } from '../../support/e2e/pages.ts'
import { expect, test } from '../../support/e2e/test.ts'

// That no page breaks the policy when it is used, every e2e test holds: the console stays empty.
test('Trusted Types refuse HTML and script made of strings, and the CSP refuses a foreign image', async ({
  page,
  watch,
}) => {
  watch.expectConsole(
    /requires 'Trusted(HTML|Script|ScriptURL)' assignment|TrustedTypePolicy named 'made-up'/,
  )
  watch.expectConsole(/Content Security Policy directive: "img-src/)
  watch.expectHost('elsewhere.example')
  const response = await page.goto(article)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  const refused = await page.evaluate(async () => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
      () => new DOMParser().parseFromString('<b>injected</b>', 'text/html'),
      () => (document.createElement('script').src = '/x.js'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('made-up', { createHTML: String }),
    ]
    const image = new Image()
    const isHeard = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve))
    image.src = 'https://elsewhere.example/x.png'
    await isHeard
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
