import type { Locator, Page } from '@playwright/test'
import { bringAxe, expectNoViolation } from '../../support/e2e/axe.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

const article = '/knowledge-base/core-web-vitals'

/** What Chromium itself says of the page load, in ms. */
const measured = (page: Page) =>
  page.evaluate(async () => {
    const [load] = performance.getEntriesByType('navigation')
    const largest = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    return {
      FCP: performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')
        ?.startTime,
      LCP: largest.at(-1)?.startTime,
      TTFB: load instanceof PerformanceNavigationTiming ? load.responseStart : undefined,
    }
  })

test('the values of the load are those of the browser, although the tool comes late, and nothing moves', async ({
  page,
}) => {
  await page.goto(article)
  const tool = await come(page)
  const own = await measured(page)
  for (const name of ['LCP', 'FCP', 'TTFB'] as const)
    await expect(value(tool, name)).toHaveText(inMs(own[name]))
  await expect(value(tool, 'CLS')).toHaveText('0')
  await expect(tool.getByText('Gemessen ab dem Laden dieser Seite.')).toBeVisible()
  await bringAxe(page)
  await expectNoViolation(page)
})

test('after a change of page without a load, the values are still those of the load, and say whose', async ({
  page,
}) => {
  await page.goto('/knowledge-base')
  await appReady(page)
  await page.locator(`main a[href="${article}"]`).first().click()
  await expect(page).toHaveURL(article)
  const tool = await come(page)
  const own = await measured(page)
  for (const name of ['LCP', 'FCP', 'TTFB'] as const)
    await expect(value(tool, name)).toHaveText(inMs(own[name]))
  await expect(
    tool.getByText('Gemessen ab dem Laden von /knowledge-base, wo Ihr Besuch begann'),
  ).toBeVisible()
})

test('a slow button is felt, and shows in the INP of the visit with its element', async ({ page }) => {
  await page.goto(article)
  const tool = await come(page)
  await expect(value(tool, 'INP')).toHaveText(/^(–|\d+ ms)$/)
  await tool.getByRole('button', { name: '500 ms' }).click()
  await expect(tool.getByRole('status').filter({ hasText: 'Antwort nach' })).toBeVisible()
  await expect(rating(tool, 'INP')).toHaveText(/^(Optimierung erforderlich|Langsam)$/)
  await tool.getByText('Woran es liegt').first().click()
  const cause = tool.getByRole('row').filter({ hasText: 'Langsamste Eingabe' })
  await expect(cause.getByRole('cell').last()).toContainText('button')
})

test('what is measured is sent nowhere and stored nowhere', async ({ page, context }) => {
  await page.goto(article)
  await come(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const before = await stored()
  await page.locator('#werkzeug-vitals').getByRole('button', { name: '50 ms', exact: true }).click()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await stored()).toBe(before)
  expect(requests).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('without JavaScript the splitter is worked out, and the values of the visit are said to need it', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto(article)
  const tool = page.locator('#werkzeug-vitals')
  await expect(tool).toContainText('Mit JavaScript stehen hier Ihre Werte.')
  await expect(tool).toContainText('LCP 3,6 s, Optimierung erforderlich')
  await expect(value(tool, 'LCP')).toHaveText('–')
  await page.close()
})

async function come(page: Page): Promise<Locator> {
  const tool = page.locator('#werkzeug-vitals')
  const height = async () => (await tool.boundingBox())?.height
  const before = await height()
  await tool.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible()
  await expect(value(tool, 'TTFB')).toHaveText(/ms|s$/)
  // After a change of page the tool has not been there before.
  if (before !== undefined && (await tool.getByText('wo Ihr Besuch begann').count()) === 0)
    expect(await height()).toBe(before)
  return tool
}

const cells = (tool: Locator, name: string) =>
  tool
    .getByRole('group', { name: 'Werte dieses Besuchs' })
    .getByRole('row')
    .filter({ hasText: `${name} (` })
    .getByRole('cell')
const value = (tool: Locator, name: string) => cells(tool, name).first()
const rating = (tool: Locator, name: string) => cells(tool, name).last()

/** As the tool writes it. */
function inMs(time: number | undefined): string {
  if (time === undefined) return '–'
  return time < 999.5
    ? `${Math.round(time)} ms`
    : `${(time / 1000)
        .toFixed(2)
        .replace(/\.?0+$/, '')
        .replace('.', ',')} s`
}
