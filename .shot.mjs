import { chromium } from '@playwright/test'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const out = '/tmp/shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
for (const [path, sel, name] of [
  ['/knowledge-base/erste-schritte', '#werkzeug-reach', 'reach'],
  ['/knowledge-base/google-business-profile', '#werkzeug-profile', 'profile'],
  ['/knowledge-base/core-web-vitals', '#werkzeug-vitals', 'vitals'],
  ['/services/ki-leadgenerierung', '#werkzeug-lead-cost', 'leadcost'],
  ['/services/analytics-tracking', '#werkzeug-consent', 'consent'],
  ['/services/web-struktur-optimierung', '#werkzeug-structure-effort', 'effort'],
])
  for (const [w, scheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ]) {
    const page = await (
      await browser.newContext({
        viewport: { width: w, height: 900 },
        colorScheme: scheme,
        deviceScaleFactor: 1,
        isMobile: w < 500,
        hasTouch: w < 500,
      })
    ).newPage()
    await page.goto('http://localhost:4555' + path)
    await page.locator(sel).scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    await page.waitForTimeout(2500)
    await page.locator(sel).screenshot({ path: `${out}/${name}-${w}-${scheme}.png` })
    await page.context().close()
  }
await browser.close()
